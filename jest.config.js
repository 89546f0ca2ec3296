import { bundleLibraries } from './test/bundle-libraries.mjs';

const swc = ({ tsx = false, transform = '@swc/jest' } = {}) => [
  transform,
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const base = {
  rootDir: import.meta.dirname,
  resolver: '<rootDir>/jest.resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  transform: {
    '/(libs/arcade/src|demo/engines)/.+\\.ts$': swc({ transform: '<rootDir>/test/games-transform.mjs' }),
    '^.+\\.ts$': swc(),
    '^.+\\.tsx$': swc({ tsx: true }),
    '^.+\\.md$': '<rootDir>/test/prose-transform.mjs',
  },
  moduleNameMapper: { '^@gamegeek/([^/]+)/(.+)\\.js$': '<rootDir>/libs/$1/src/$2.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.gamegeek/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.gamegeek/'],
};

const [serverLibraries, pageLibraries] = await Promise.all(['server', 'page'].map(bundleLibraries));
/** Tests that run in Node. */
const inNode = {
  ...base,
  testEnvironment: '<rootDir>/test/server-environment.mjs',
  moduleNameMapper: { ...base.moduleNameMapper, ...serverLibraries },
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json'],
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: ['<rootDir>/test/setup-backend.mjs'],
};

// Levels of tests (docs/architecture.md):
//   unit      rules, DTOs, scripts, and page code without a DOM
//   frontend  components and stores in jsdom (*.spec.tsx, *.dom.spec.ts)
//   database  repositories and services with PostgreSQL and Redis (*.db.spec.ts)
//   app       endpoints, live topics and whole processes (backend/test)
const withServices = {
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
};

export default {
  // By default Jest leaves one core free, but these tests spend much of their time waiting for servers.
  maxWorkers: process.env.TEST_FEWER_WORKERS ? 1 : '100%',
  // With this limit, even a single worker is a process of its own, and is restarted when it is too large. Otherwise the
  // main process would keep the modules of all test files in memory.
  ...(process.env.TEST_FEWER_WORKERS && { workerIdleMemoryLimit: '1GB' }),
  // Stops only tests that hang, not tests that are slow on a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...inNode,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{backend/src,frontend/{src,arcade,embed},libs,demo,bench}/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.{ts,mjs}',
      ],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.(db|dom)\\.spec\\.ts$', '/libs/sdk/'],
    },
    {
      ...base,
      displayName: 'frontend',
      // The parts of the SDK, beside the file that loads them (libs/sdk/src/load.ts).
      globals: {
        __MORE_FILE__: 'more.js',
        __OVERLAY_FILE__: 'overlay/overlay.js',
        __MESSAGES_FILE__: 'messages/messages.js',
        __RECORDINGS_FILE__: 'recordings.js',
        __VALUES_FILE__: '../../rules/src/boards/format-value.js',
      },
      testEnvironment: '<rootDir>/test/page-environment.mjs',
      moduleNameMapper: { ...base.moduleNameMapper, ...pageLibraries },
      testMatch: [
        '<rootDir>/frontend/{src,arcade,embed}/**/*.{spec.tsx,dom.spec.ts}',
        '<rootDir>/libs/sdk/**/*.spec.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/test/setup-frontend.ts'],
    },
    {
      ...inNode,
      ...withServices,
      displayName: 'database',
      setupFiles: [...inNode.setupFiles, '<rootDir>/test/setup-database.mjs'],
      testMatch: ['<rootDir>/backend/{src,seeders}/**/*.db.spec.ts'],
    },
    {
      ...inNode,
      ...withServices,
      displayName: 'app',
      testMatch: ['<rootDir>/backend/test/**/*.spec.ts'],
    },
  ],
};
