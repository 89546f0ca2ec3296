// Bundles the compiled server with its libraries. Node loads a few large modules in a third of the processor time that
// two thousand small ones take, at every start of the server, of `npm run admin`, and of each test of a whole process.
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inProject } from './paths.mjs';

const DIST = inProject('backend', 'dist');
const COMPILED = path.join(DIST, 'compiled');
/** Where own modules say which file they are; the bundle has to say it in their place. */
const ADDRESS = 'import.meta.url';
const PLACEHOLDER = /MODULE_ADDRESS\("([^"]+)"\)/g;

/** What is started by its path: programs, worker threads and what they load, and migrations. */
const ENTRIES = [
  'backend/src/{main,seed,admin}.js',
  'backend/src/**/*.worker.js',
  'backend/src/modules/play/proofs/arcade-engines.js',
  'backend/migrations/*.js',
];

/** Native code, and data that is imported by paths of its own. */
const UNBUNDLED = [
  ...builtinModules,
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@dicebear/styles',
  /^@node-rs\//,
  /^@fontsource\//,
  /\.node$/,
];

const fileOf = (/** @type {string} */ id) => path.relative(COMPILED, id);

// The bundle takes the place of what the compiler wrote: every program keeps its path.
const aside = inProject('backend', 'dist.compiled');
rmSync(aside, { recursive: true, force: true });
renameSync(DIST, aside);
mkdirSync(DIST);
renameSync(aside, COMPILED);
const entries = globSync(ENTRIES, { cwd: COMPILED });
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [file.replace(/\.js$/, ''), path.join(COMPILED, file)])),
  platform: 'node',
  // Decorators and polyfills act when they are loaded, whatever is used of them.
  treeshake: false,
  logLevel: 'warn',
  external: UNBUNDLED,
  plugins: [
    {
      name: 'server',
      async resolveId(id, importer, options) {
        if (isBuiltin(id)) return { id, external: true };
        // What is not installed is optional: libraries ask for drivers and transports that nobody uses here.
        return (await this.resolve(id, importer, { ...options, skipSelf: true })) ?? { id, external: true };
      },
      load(id) {
        if (!id.startsWith(COMPILED)) return;
        const address = `MODULE_ADDRESS(${JSON.stringify(fileOf(id))})`;
        const code = readFileSync(id, 'utf8').replaceAll(ADDRESS, address);
        return { code, map: readFileSync(`${id}.map`, 'utf8') };
      },
    },
  ],
});
const { output } = await bundle.write({
  dir: DIST,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
});
for (const { fileName } of output) {
  const file = path.join(DIST, fileName);
  const code = readFileSync(file, 'utf8');
  // Within their lines, so that source maps still tell the right ones.
  const addressed = code.replaceAll(PLACEHOLDER, (_, own) => addressFrom(fileName, own));
  if (addressed !== code) writeFileSync(file, addressed);
}
rmSync(COMPILED, { recursive: true, force: true });

/**
 * The address that a module had before it was bundled, said from where it lies now.
 * @param {string} chunk
 * @param {string} own
 */
function addressFrom(chunk, own) {
  const relative = path.relative(path.dirname(chunk), own);
  return `new URL(${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)}, ${ADDRESS}).href`;
}
