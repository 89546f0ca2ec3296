import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const TESTS = [
  '**/*.spec.{ts,tsx,mjs}',
  'backend/test/**',
  'frontend/{src,arcade}/testing/**',
  'frontend/e2e/**',
  'test/**',
];
/** Separate programs. Everything else takes its settings from backend/src/config/settings.ts. */
const READS_ENVIRONMENT = [
  'backend/src/config/settings.ts',
  'frontend/vite.config.ts',
  'playwright.config.ts',
  '{scripts,bench,demo}/**',
  ...TESTS,
];

/** Decorators need the types of a constructor at run time, but the rule treats them as type-only (oxc#13609). */
const DECORATED = globSync('{backend,libs,bench}/**/*.ts', { exclude: ['**/{node_modules,dist}/**'] }).filter((file) =>
  /^\s*@[A-Z]\w*\b/m.test(readFileSync(file, 'utf8')),
);

// Each message names the replacement.
const foreignLibraries = [
  ['ioredis', 'Use the `redis` package instead; BullMQ accepts its client, too.'],
  ['axios', 'Use `fetch` instead; in the site use the client of shared/api.'],
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
      message: 'Use libs instead for shared code: backend and frontend do not import each other.',
    },
  ],
};

const farPath = {
  regex: '^(\\.\\./){2,}[^.]',
  message: 'Use `#…` instead, the path below frontend/src: `#ui/button.js`, `#features/games/…`.',
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
      rules: { 'gamegeek/no-font-size-literals': 'error', 'gamegeek/no-spacing-literals': 'error' },
    },
    {
      files: ['frontend/src/**/*.tsx'],
      excludeFiles: TESTS,
      rules: { 'gamegeek/no-untranslated-text': 'error' },
    },
    {
      files: ['frontend/{src,arcade,embed}/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          { ...restrictedImports, patterns: [...restrictedImports.patterns, farPath] },
        ],
      },
    },
    {
      // Node runs bench, demo and scripts without a build, so `@gamegeek/…` does not resolve there; test/ sets up the
      // tests of the site from outside the workspace.
      files: ['{bench,demo}/**/*.ts', 'scripts/draw-arcade-covers.mjs', 'test/*.{ts,mjs}'],
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
        // Event handlers may be asynchronous: React ignores what they return.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    {
      files: TESTS,
      rules: {
        // Response bodies and mocks are untyped, and a wrong shape fails the test anyway.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // Plain JavaScript takes its types from JSDoc, and parsed JSON has none.
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
