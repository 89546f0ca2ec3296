// The libraries of server and page, bundled for their tests: Jest loads modules one by one for each test file, and most of
// the two thousand behind a server, or a page, are theirs (docs/decisions/0016).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inProject } from '../scripts/launch/paths.mjs';

/**
 * @typedef {object} Side
 * @property {string} workspace
 * @property {string[]} libraries
 * @property {string[]} unbundled which Jest loads itself
 * @property {string[]} given those of them that the bundled ones import
 * @property {import('rolldown').InputOptions['resolve']} [resolve]
 */

/** @type {Record<'server' | 'page', Side>} */
const SIDES = {
  server: {
    workspace: 'backend',
    libraries: [
      ...dependenciesOf('backend').filter((name) => !name.startsWith('@fontsource')),
      'ws',
      'socket.io-client',
      'supertest',
    ],
    // Native code, and data that is imported by paths of its own.
    unbundled: ['@node-rs/argon2', '@resvg/resvg-js', '@dicebear/styles'],
    given: [],
  },
  page: {
    workspace: 'frontend',
    libraries: [
      ...dependenciesOf('frontend').filter((name) => !name.startsWith('@fontsource')),
      ...['react-dom/client', 'react-dom/static', 'zustand/vanilla', '@hookform/resolvers/class-validator'],
      ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
    ],
    // Looks for a timer of Node's by way of the module that it is.
    unbundled: ['react', 'react/jsx-runtime'],
    given: ['react', 'react/jsx-runtime'],
    resolve: { conditionNames: ['browser', 'default'], mainFields: ['main'] },
  },
};

const ENTRY = 'library:';
const fileOf = (/** @type {string} */ name) => name.replaceAll(/[@/]/g, '_');

/** @param {string} workspace */
function dependenciesOf(workspace) {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(inProject(workspace, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@gamegeek/'));
}

/**
 * Bundles what is not bundled yet.
 * @param {'server' | 'page'} name
 * @returns {Promise<Record<string, string>>} for Jest's moduleNameMapper
 */
export async function bundleLibraries(name) {
  const side = SIDES[name];
  const version = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  const folder = inProject('node_modules', 'test-libraries', `${name}-${version}`);
  const libraries = side.libraries.filter((library) => !side.unbundled.includes(library));
  if (!existsSync(folder)) await bundleInto(folder, { ...side, libraries });
  return Object.fromEntries(libraries.map((library) => [`^${library}$`, path.join(folder, `${fileOf(library)}.mjs`)]));
}

/**
 * @param {string} folder appears when it is complete: two runs may want it at the same time
 * @param {Side} side
 */
async function bundleInto(folder, { workspace, libraries, unbundled, given, resolve = {} }) {
  const unfinished = `${folder}-${process.pid}`;
  const sources = new Map(
    libraries.map((name) => [ENTRY + name, `import * as library from '${name}'; export { library };`]),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(libraries.map((name) => [fileOf(name), ENTRY + name])),
    platform: 'node',
    resolve,
    treeshake: false,
    logLevel: 'silent',
    external: [...builtinModules, ...unbundled, /^@node-rs\//, /\.node$/],
    plugins: [
      {
        name: 'libraries',
        load: (id) => sources.get(id),
        async resolveId(id, importer, options) {
          if (sources.has(id)) return id;
          if (isBuiltin(id)) return { id, external: true };
          const from = importer?.startsWith(ENTRY) ? inProject(workspace, 'package.json') : importer;
          // What is not there is optional: libraries ask for drivers and transports that nobody has installed.
          return (await this.resolve(id, from, { ...options, skipSelf: true })) ?? { id, external: true };
        },
      },
    ],
  });
  mkdirSync(unfinished, { recursive: true });
  await bundle.write({ dir: unfinished, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[hash].cjs' });
  for (const name of libraries) {
    writeFileSync(path.join(unfinished, `${fileOf(name)}.mjs`), await facadeOf(name, given));
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * A module that exports what Node sees of a library, whichever module format that is written in. It evaluates the compiled
 * bundle (bundled-libraries.mjs).
 * @param {string} name
 * @param {string[]} given
 */
async function facadeOf(name, given) {
  const names = Object.keys(await import(name)).filter((exported) => exported !== 'module.exports');
  const lines = names.map((exported, index) => `const e${index} = library[${JSON.stringify(exported)}];`);
  const exports = names.map((exported, index) => `e${index} as ${exported}`);
  return [
    "import path from 'node:path';",
    ...given.map((each, index) => `import m${index} from '${each}';`),
    `const file = path.join(import.meta.dirname, '${fileOf(name)}.cjs');`,
    `const modules = { ${given.map((each, index) => `'${each}': m${index}`).join(', ')} };`,
    'const importHere = (specifier) => import(specifier);',
    'const { library } = loadLibrary(file, { importHere, modules, jest: import.meta.jest });',
    ...lines,
    `export { ${exports.join(', ')} };`,
  ].join('\n');
}
