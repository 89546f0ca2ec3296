import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.spec.{ts,tsx,mjs}', 'backend/test/**', 'frontend/src/testing/**', 'frontend/e2e/**', 'test/**'];
/** Programs of their own; everything else gets its settings from backend/src/config/settings.ts. */
const READS_ENVIRONMENT = [
  'backend/src/config/settings.ts',
  'frontend/vite.config.ts',
  'playwright.config.ts',
  '{scripts,bench,demo}/**',
  ...TESTS,
];

// A ban always says what to use instead.
const foreignLibraries = [
  ['ioredis', 'Use the `redis` package instead; BullMQ takes its client, too.'],
  ['axios', 'Use `fetch` instead; in the site the client of shared/api.'],
  ['lodash', 'Use plain JavaScript instead, or write the function in libs/rules.'],
  ['uuid', 'Use `crypto.randomUUID()` instead.'],
  ['dotenv', 'Use the settings of backend/src/config/settings.ts instead; `npm start` reads .env itself.'],
  ['moment', 'Use `Date` and `Intl` instead; weeks are in libs/rules.'],
].flatMap(([name, message]) => [
  { regex: `^${name}$`, message },
  { regex: `^${name}/`, message },
]);

const defaultImports = [
  {
    name: 'styled-components',
    importNames: ['default'],
    message: "Use `import { styled } from 'styled-components'` instead: Jest gives the default import no functions.",
  },
];

const restrictedImports = {
  paths: defaultImports,
  patterns: [
    ...foreignLibraries,
    {
      regex: '^@gamegeek/[^/]+$',
      message: 'Use the path of the file instead (@gamegeek/contracts/scores/…): an index would load every DTO.',
    },
    {
      regex: '^(\\.\\./)+libs/',
      message: 'Use `@gamegeek/contracts/…`, `@gamegeek/rules/…` or `@gamegeek/arcade/…` instead of a path into libs.',
    },
    {
      regex: '^(\\.\\./)+(backend|frontend)/',
      message: 'Use libs instead for what both sides need: backend and frontend never see each other.',
    },
  ],
};

/**
 * A file gets the types of the one project it belongs to: the same file has no DOM in another.
 * @param {string} project
 */
const typesFrom = (project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } });

const readsEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Use the Settings of backend/src/config/settings.ts instead: the environment is read there alone.',
};

/** What readers are told stands in the language files: a word in JSX would be English for all of them. */
const wordsInPages = [
  'JSXText[value=/\\p{L}{2}/u]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|alt|caption|hint|label|placeholder|text|title)$/] > Literal[value=/\\p{L}{2}/u]',
  'JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
].map((selector) => ({
  selector,
  message: 'Use a text of the language files instead, by `t(…)`: en, es, fr and de all need it.',
}));

export default defineConfig(
  globalIgnores(['**/dist/', '**/.gamegeek/', '**/coverage/', '**/test-results/', '**/playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: typesFrom('tsconfig.check.json'),
    rules: {
      eqeqeq: 'error',
      'no-cond-assign': 'error',
      'no-constant-binary-expression': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-irregular-whitespace': 'error',
      'no-loss-of-precision': 'error',
      'no-self-assign': 'error',
      'no-unsafe-finally': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-useless-escape': 'error',
      'no-restricted-imports': ['error', restrictedImports],
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/require-await': 'off', // an interface may be asynchronous where one answer is not
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: READS_ENVIRONMENT,
    rules: {
      'no-restricted-syntax': ['error', readsEnvironment],
    },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', readsEnvironment, ...wordsInPages],
    },
  },
  {
    // The first two are run by Node as they are, without a build that would know where `@gamegeek/…` is; the last one
    // sets up the tests of the site from outside.
    files: ['{bench,demo}/**/*.ts', 'test/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: defaultImports, patterns: foreignLibraries }] },
  },
  {
    files: ['**/*.mjs', 'playwright.config.ts'],
    languageOptions: typesFrom('scripts/tsconfig.json'),
  },
  {
    files: ['frontend/**/*.{ts,tsx}', 'test/setup-frontend.ts'],
    languageOptions: typesFrom('frontend/tsconfig.json'),
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // An event handler may be asynchronous: React does not look at what it answers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: TESTS,
    rules: {
      // Bodies of answers and mocks have no types, and a wrong one fails the test anyway.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Types of plain JavaScript come from JSDoc; what is parsed from JSON has none.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
