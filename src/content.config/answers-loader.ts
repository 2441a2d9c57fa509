/**
 * The answers of questions.yaml: a file of fields of which some are Markdown, which Astro's own loaders do not read.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { LOCALES } from '../lib/locales.ts';
import { PICTURE_WORDS } from '../shared/markdown-picture.ts';
import { questionsSchema } from './questions.ts';
import { reloadOnChange } from './reload-on-change.ts';

/** The questions of a file; none when it breaks the schema, as the collection of the questions themselves says. */
async function questionsIn(path: string) {
  try {
    return questionsSchema.parse(parse(await readFile(path, 'utf8'))).questions;
  } catch {
    return [];
  }
}

/**
 * A picture's name with nothing before it, `pictures/x.jpg`, which Astro looks for among packages. Neither a space nor
 * `<` begins a name: so what comes before it is matched whole.
 */
const BARE_PICTURE = new RegExp(String.raw`(${PICTURE_WORDS}<?)(?![./<\s]|[a-z]+:)`, 'gi');

/** @param file from the project's folder; @returns an entry for each answer, such as `hi/trial`, to be rendered */
export const answersLoader = (file: string): Loader => ({
  name: 'answers',
  load: async (context: LoaderContext) => {
    const { config, store, watcher } = context;
    const fileURL = new URL(file, config.root);
    const path = fileURLToPath(fileURL);
    const load = async () => {
      const entries: Parameters<typeof store.set>[0][] = [];
      for (const { key, ...question } of await questionsIn(path)) {
        for (const locale of LOCALES) {
          const answer = question[locale]?.answer;
          if (answer === undefined) continue;
          const rendered = await context.renderMarkdown(answer.replace(BARE_PICTURE, '$1./'), { fileURL });
          const assetImports = rendered.metadata?.imagePaths ?? [];
          const id = `${locale}/${key}`;
          const digest = context.generateDigest(answer);
          entries.push({ id, data: {}, filePath: file, digest, rendered, assetImports });
        }
      }
      // All at once: the answers from before stand until the new ones can be shown.
      store.clear();
      for (const entry of entries) store.set(entry);
    };
    await load();
    watcher?.add(path);
    reloadOnChange(context, path, load);
  },
});
