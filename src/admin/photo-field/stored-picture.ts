/** The address of the picture that a field names: one that waits, or one that hangs. */
import type { Repository } from './repository.ts';

/**
 * An address for `img`; undefined when there is no such picture or the repository cannot be asked.
 * @param value what the field holds: a `blob:` address of a photo that waits, or a file name
 */
export async function addressOf(repository: Repository, folder: string, value: string): Promise<string | undefined> {
  if (value === '' || value.startsWith('blob:')) return value || undefined;
  const parts = `${folder}/${value.replace(/^\.\//, '')}`.split('/');
  const name = parts.pop();
  try {
    const file = (await repository.filesIn(parts.join('/'))).find((each) => each.name === name);
    return file && URL.createObjectURL(await file.read());
  } catch {
    return undefined;
  }
}
