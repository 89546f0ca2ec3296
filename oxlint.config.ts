import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const TESTS = ['**/*.spec.{ts,tsx,mjs}', 'backend/test/**', 'frontend/src/testing/**', 'frontend/e2e/**', 'test/**'];
/** Programs of their own; everything else gets its settings from backend/src/config/settings.ts. */
const READS_ENVIRONMENT = [
  'backend/src/config/settings.ts',
  'frontend/vite.config.ts',
  'playwright.config.ts',
  '{scripts,bench,demo}/**',
  ...TESTS,
];

/** A constructor's types are metadata at run time for a decorator, but the rule takes them for types alone (oxc#13609). */
const DECORATED = globSync('{backend,libs,bench}/**/*.ts', { exclude: ['**/{node_modules,dist}/**'] }).filter((file) =>
  /^\s*@[A-Z]\w*\b/m.test(readFileSync(file, 'utf8')),
);

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

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/checks/lint-rules.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  ignorePatterns: ['**/dist/', '**/.gamegeek/', '**/coverage/', '**/test-results/', '**/playwright-report/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: {
        eqeqeq: 'error',
        'no-array-constructor': 'error',
        'no-cond-assign': 'error',
        'no-constant-binary-expression': 'error',
        'no-control-regex': 'error',
        'no-debugger': 'error',
        'no-empty': 'error',
        'no-empty-function': ['error', { allow: ['arrowFunctions'] }],
        'no-irregular-whitespace': 'error',
        'no-loss-of-precision': 'error',
        'no-restricted-imports': ['error', restrictedImports],
        'no-self-assign': 'error',
        'no-unsafe-finally': 'error',
        'no-unsafe-optional-chaining': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'all', ignoreRestSiblings: true }],
        'no-useless-escape': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
        'typescript/no-for-in-array': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: DECORATED,
      rules: { 'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
    },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: READS_ENVIRONMENT,
      rules: { 'gamegeek/no-process-env': 'error' },
    },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'gamegeek/no-spacing-literals': 'error' },
    },
    {
      files: ['frontend/src/**/*.tsx'],
      excludeFiles: TESTS,
      rules: { 'gamegeek/no-words-in-pages': 'error' },
    },
    {
      // The first ones are run by Node as they are, without a build that would know where `@gamegeek/…` is; the last one
      // sets up the tests of the site from outside.
      files: ['{bench,demo}/**/*.ts', 'scripts/draw-arcade-covers.mjs', 'test/*.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: defaultImports, patterns: foreignLibraries }] },
    },
    {
      files: ['frontend/**/*.{ts,tsx}'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        // An event handler may be asynchronous: React does not look at what it answers.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    {
      files: TESTS,
      rules: {
        // Bodies of answers and mocks have no types, and a wrong one fails the test anyway.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // Types of plain JavaScript come from JSDoc; what is parsed from JSON has none.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
