// Bundles the compiled server with its libraries. Loading a few large modules takes a third of the processor time of
// loading two thousand small ones, at each start of the server, of `npm run admin` and of tests that start processes.
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inProject } from '../launch/paths.mjs';

const DIST = inProject('backend', 'dist');
const COMPILED = path.join(DIST, 'compiled');
/** Modules that use their own file name, which the bundle has to preserve. */
const ADDRESS = 'import.meta.url';
/** An expression for the URL of the folder of the bundle, in each of its files. */
const BUNDLE = `${ADDRESS}.replace(/(.*\\/backend\\/dist\\/).*/, '$1')`;

/** Modules that are started by path: programs, worker threads, migrations. */
const ENTRIES = [
  'backend/src/{main,seed,admin}.js',
  'backend/src/**/*.worker.js',
  'backend/src/modules/play/proofs/arcade-engines.js',
  'backend/migrations/*.js',
];

/** Native code, and packages whose data is imported by path. */
const UNBUNDLED = [
  ...builtinModules,
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'sharp',
  '@dicebear/styles',
  /^@node-rs\//,
  /^@fontsource\//,
  // Loaded only when tracing is enabled.
  /^@opentelemetry\/(?!api$)/,
  /\.node$/,
  // Decorators need it. Bundled, it would run after the modules that are imported beside it.
  'reflect-metadata',
];

const fileOf = (/** @type {string} */ id) => path.relative(COMPILED, id);

/**
 * The compiler wrote its source maps in another folder.
 * @param {string} id
 */
function mapOf(id) {
  /** @type {{ sources: string[] }} */
  const map = JSON.parse(readFileSync(`${id}.map`, 'utf8'));
  const folder = path.dirname(path.join(DIST, fileOf(id)));
  return { ...map, sources: map.sources.map((source) => path.resolve(folder, source)) };
}

// The bundle replaces the compiler's output, so that every program keeps its path.
const compiledOutput = inProject('backend', 'dist.compiled');
rmSync(compiledOutput, { recursive: true, force: true });
renameSync(DIST, compiledOutput);
mkdirSync(DIST);
renameSync(compiledOutput, COMPILED);
const entries = globSync(ENTRIES, { cwd: COMPILED });
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [file.replace(/\.js$/, ''), path.join(COMPILED, file)])),
  platform: 'node',
  // Decorators and polyfills have side effects on import.
  treeshake: false,
  logLevel: 'warn',
  external: UNBUNDLED,
  plugins: [
    {
      name: 'server',
      async resolveId(id, importer, options) {
        if (isBuiltin(id)) return { id, external: true };
        // Modules that cannot be resolved are optional drivers and transports of libraries.
        return (await this.resolve(id, importer, { ...options, skipSelf: true })) ?? { id, external: true };
      },
      load(id) {
        if (!id.startsWith(COMPILED) || id.endsWith('.json')) return;
        const address = `(${BUNDLE} + ${JSON.stringify(fileOf(id))})`;
        const code = readFileSync(id, 'utf8').replaceAll(ADDRESS, () => address);
        return { code, map: JSON.stringify(mapOf(id)) };
      },
    },
  ],
});
await bundle.write({
  dir: DIST,
  format: 'esm',
  sourcemap: true,
  // V8 keeps the text of a module with one wider character in two bytes for each.
  charset: 'ascii',
  // The text stays in memory. Functions and classes keep their names, which stack traces show.
  minify: { compress: false, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
  comments: { legal: true, annotation: false, jsdoc: false },
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
});
rmSync(COMPILED, { recursive: true, force: true });
