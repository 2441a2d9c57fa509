/**
 * The collections of src/content. What each file may say stands in the folder content.config: strict schemas, so that a
 * misspelt field stops the build instead of being ignored.
 */
import { existsSync } from 'node:fs';
import { defineCollection, type ImageFunction, type SchemaContext } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { answersLoader } from './content.config/answers-loader.ts';
import { contentFileList, contentFiles, type ContentFile, type FileName } from './content.config/files.ts';
import { withPageHtml } from './content.config/page-html.ts';
import { photoSchema } from './content.config/photo.ts';
import { photosLoader } from './content.config/photos-loader.ts';
import { withStudioPlaceholders } from './content.config/studio-placeholders.ts';
import { LOCALES } from './lib/locales.ts';

// A file's whole name is its id: 01-red.yaml and 01-red.md are two entries, never one of which the other wins.
const fileNameAsId = ({ entry }: { entry: string }) => entry;
/**
 * One file in the folder of every language: `en/home.yaml` is the entry `en/home.yaml`. Of none at all, where that is
 * allowed, the loader would complain.
 */
const own = (name: string): Loader =>
  LOCALES.some((code) => existsSync(`src/content/${code}/${name}`))
    ? withStudioPlaceholders(
        glob({ base: './src/content', pattern: LOCALES.map((code) => `${code}/${name}`), generateId: fileNameAsId }),
      )
    : {
        name: 'none',
        load: ({ store }) => {
          store.clear();
          return Promise.resolve();
        },
      };
/** One file for all languages. */
const once = (name: string) =>
  withStudioPlaceholders(glob({ base: './src/content', pattern: name, generateId: fileNameAsId }));

/** The rank of the headings in a text: one is a page's whole text, the others stand below the title of a section. */
const highestHeading = (file: string) => (file === 'about.md' ? 2 : 3);

function loaderOf({ file, perLanguage }: ContentFile): Loader {
  const loader = perLanguage ? own(file) : once(file);
  return file.endsWith('.md') ? withPageHtml(loader, highestHeading(file)) : loader;
}

type Files = ReturnType<typeof contentFiles<z.infer<ReturnType<ImageFunction>>>>;

/** A collection for each file of the table. Where a file is does not depend on what a picture is. */
const fileCollections = Object.fromEntries(
  contentFileList(z.string).map(([name, file]) => [
    name,
    defineCollection({ loader: loaderOf(file), schema: ({ image }) => contentFiles(image)[name].schema }),
  ]),
) as { [Name in FileName]: { loader: Loader; schema: (context: SchemaContext) => Files[Name]['schema'] } };

export const collections = {
  photos: defineCollection({
    loader: withStudioPlaceholders(photosLoader('./src/content/gallery')),
    schema: ({ image }) => photoSchema(image),
  }),
  ...fileCollections,
  answers: defineCollection({
    loader: withPageHtml(withStudioPlaceholders(answersLoader('src/content/questions.yaml')), 3),
  }),
};
