// Rules that people forget and machines do not. How the code looks is Prettier's business, not ESLint's.
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SCRIPTS = ['**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.cache/', '.local/', 'originals/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: SCRIPTS,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number in a sentence reads as one expects; what this rule is for are objects.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => stop()` is how a handler is written; what this rule is for are values that look like results.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // In a test a thing that is missing fails it at once, with the line.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Vitest's matchers, such as expect.stringMatching, are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // What Astro rendered is there. A check would be shipped to every phone, and could only throw as the missing thing does.
    files: ['src/islands/**', 'src/client/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
);
