// The server's libraries, bundled for its tests: Jest loads modules one by one for each test file, and most of the two
// thousand behind a server are theirs (docs/decisions/0016).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inProject } from '../scripts/launch/paths.mjs';

/** Native code, and data that is imported by paths of its own. */
const UNBUNDLED = ['@node-rs/argon2', '@dicebear/styles'];

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(inProject('backend', 'package.json'), 'utf8'));
const LIBRARIES = Object.keys({ ...dependencies, ws: '', 'socket.io-client': '', supertest: '' }).filter(
  (name) => !name.startsWith('@gamegeek/') && !UNBUNDLED.includes(name),
);

const ENTRY = 'library:';
const fileOf = (/** @type {string} */ name) => name.replaceAll(/[@/]/g, '_');

/**
 * Bundles what is not bundled yet.
 * @returns {Promise<Record<string, string>>} for Jest's moduleNameMapper
 */
export async function bundleLibraries() {
  const version = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  const folder = inProject('node_modules', 'test-libraries', version);
  if (!existsSync(folder)) await bundleInto(folder);
  return Object.fromEntries(LIBRARIES.map((name) => [`^${name}$`, path.join(folder, `${fileOf(name)}.mjs`)]));
}

/** @param {string} folder appears when it is complete: two runs may want it at the same time */
async function bundleInto(folder) {
  const unfinished = `${folder}-${process.pid}`;
  const sources = new Map(
    LIBRARIES.map((name) => [ENTRY + name, `import * as library from '${name}'; export { library };`]),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(LIBRARIES.map((name) => [fileOf(name), ENTRY + name])),
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    external: [...builtinModules, ...UNBUNDLED, /^@node-rs\//, /\.node$/],
    plugins: [
      {
        name: 'libraries',
        load: (id) => sources.get(id),
        async resolveId(id, importer, options) {
          if (sources.has(id)) return id;
          if (isBuiltin(id)) return { id, external: true };
          const from = importer?.startsWith(ENTRY) ? inProject('backend', 'package.json') : importer;
          // What is not there is optional: libraries ask for drivers and transports that nobody has installed.
          return (await this.resolve(id, from, { ...options, skipSelf: true })) ?? { id, external: true };
        },
      },
    ],
  });
  mkdirSync(unfinished, { recursive: true });
  await bundle.write({ dir: unfinished, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[hash].cjs' });
  for (const name of LIBRARIES) writeFileSync(path.join(unfinished, `${fileOf(name)}.mjs`), await facadeOf(name));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * A module that exports what Node sees of a library, whichever module format that is written in. It evaluates the compiled
 * bundle (test/libraries-environment.mjs).
 * @param {string} name
 */
async function facadeOf(name) {
  const names = Object.keys(await import(name)).filter((exported) => exported !== 'module.exports');
  const lines = names.map((exported, index) => `const e${index} = library[${JSON.stringify(exported)}];`);
  const exports = names.map((exported, index) => `e${index} as ${exported}`);
  return [
    "import path from 'node:path';",
    `const file = path.join(import.meta.dirname, '${fileOf(name)}.cjs');`,
    'const { library } = loadLibrary(file, (specifier) => import(specifier));',
    ...lines,
    `export { ${exports.join(', ')} };`,
  ].join('\n');
}
