/** The rules of `npm run lint`. Formatting is Prettier's. */
import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { BROWSERSLIST } from './integrations/browser-targets.ts';

/** Methods that came later than the floor, which eslint-plugin-compat cannot tell by the objects that have them. */
const TOO_NEW = [
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'groupBy', 'withResolvers'],
  ...['requestSubmit', 'startViewTransition', 'showPopover', 'checkVisibility'],
];

/** Characters of a line: Prettier's own width for code (.prettierrc.json). */
const COMMENT_WIDTH = 120;

export default defineConfig([
  globalIgnores(['dist', '.astro', '.cache', '.local', 'src/env.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // Prettier keeps code to this width, and leaves comments as they are written.
    rules: {
      'max-len': [
        'error',
        {
          comments: COMMENT_WIDTH,
          code: Number.MAX_SAFE_INTEGER,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // `astro check` covers the few script lines in .astro files; linting them with types takes a sixth more time.
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number needs no conversion before it is put into a text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => list.push(x)` says that the value is of no interest as well as braces do.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // The same as far as it needs no types.
    files: ['**/*.astro', '**/*.astro/*.ts', '**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
  },
  {
    files: ['**/*.tsx', 'src/islands/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
  },
  {
    // What is shipped to a phone: a check of what Astro rendered a moment ago costs bytes and can never fire.
    files: ['src/islands/**', 'src/client/**', '**/*.astro/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // An API that some supported browser lacks is used after a feature check only, or in a file that can do without it.
    files: ['src/islands/**/*.{ts,tsx}', 'src/client/**/*.ts', 'src/shared/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    settings: { browsers: BROWSERSLIST },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.property.name=/^(${TOO_NEW.join('|')})$/]`,
          message: 'The oldest browsers that the site supports (integrations/browser-targets.ts) lack this method.',
        },
      ],
    },
  },
  {
    // A test that finds nothing where something must be fails by itself, and says where.
    files: ['**/*.test.ts', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Vitest's matchers, such as expect.any(), are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
]);
