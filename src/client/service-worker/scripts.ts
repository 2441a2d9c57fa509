import { scriptFileNamesIn } from '../../shared/script-file-names.ts';
import { scriptAddress } from './addresses.ts';
import { files, isTheFile } from './files.ts';
import type { WorkerEvent } from './worker-event.ts';

/** Keeps scripts, and those that they name. Rejects when one cannot be had. */
export async function storeScripts(
  names: readonly string[],
  event: WorkerEvent,
  seen = new Set<string>(),
): Promise<void> {
  const store = async (name: string) => {
    seen.add(name);
    const request = new Request(scriptAddress(name));
    const [answer, stored] = files.handleAll({ event, request });
    const script = await answer;
    if (!script.ok || !(await isTheFile(request, script))) throw new Error(name);
    await Promise.all([stored, storeScripts(scriptFileNamesIn(await script.text()), event, seen)]);
  };
  await Promise.all(names.filter((name) => !seen.has(name)).map(store));
}
