/**
 * The very YAML parser that Astro reads the content with: no dependency of this project but of Astro, so asked for from
 * there it is the version that builds the site.
 */
import { createRequire } from 'node:module';

/** js-yaml as far as it is used. */
interface YamlParser {
  /** @throws an error with a place where the text is no YAML */
  load: (text: string) => unknown;
}

export const { load: parseYaml } = createRequire(createRequire(import.meta.url).resolve('astro'))(
  'js-yaml',
) as YamlParser;
