// Bundles the libraries of server and page for tests. Jest loads modules one by one for each test file, and most of the
// two thousand modules of a server or a page belong to libraries (docs/decisions/0016).
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
 * @property {string[]} unbundled libraries that Jest loads itself
 * @property {string[]} external those of them that bundled libraries import
 * @property {import('rolldown').InputOptions['resolve']} [resolve]
 */

/** @type {Record<'server' | 'page', Side>} */
const SIDES = {
  server: {
    workspace: 'backend',
    libraries: [
      ...dependenciesOf('backend').filter((name) => !name.startsWith('@fontsource')),
      'socket.io-client',
      'supertest',
    ],
    // Native code, and packages whose data is imported by path.
    unbundled: ['@node-rs/argon2', '@resvg/resvg-js', '@dicebear/styles'],
    external: [],
  },
  page: {
    workspace: 'frontend',
    libraries: [
      ...dependenciesOf('frontend').filter((name) => !name.startsWith('@fontsource')),
      ...['react-dom/client', 'react-dom/static', 'zustand/vanilla', '@hookform/resolvers/class-validator'],
      ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
    ],
    // React looks up Node's setImmediate through its own `module` object, which a bundle does not have.
    unbundled: ['react', 'react/jsx-runtime'],
    external: ['react', 'react/jsx-runtime'],
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
 * Bundles the libraries unless a current bundle exists.
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
 * @param {string} folder created by a rename when complete, because two runs may bundle at the same time
 * @param {Side} side
 */
async function bundleInto(folder, { workspace, libraries, unbundled, external, resolve = {} }) {
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
          // Modules that cannot be resolved are optional drivers and transports of libraries.
          return (await this.resolve(id, from, { ...options, skipSelf: true })) ?? { id, external: true };
        },
      },
    ],
  });
  mkdirSync(unfinished, { recursive: true });
  await bundle.write({ dir: unfinished, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[hash].cjs' });
  for (const name of libraries) {
    writeFileSync(path.join(unfinished, `${fileOf(name)}.mjs`), await facadeOf(name, external));
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Returns the source of a module that evaluates the bundle (bundled-libraries.mjs) and exports the names that Node
 * sees, whatever the module format of the library.
 * @param {string} name
 * @param {string[]} external
 */
async function facadeOf(name, external) {
  const names = Object.keys(await import(name)).filter((exported) => exported !== 'module.exports');
  const lines = names.map((exported, index) => `const e${index} = library[${JSON.stringify(exported)}];`);
  const exports = names.map((exported, index) => `e${index} as ${exported}`);
  return [
    "import path from 'node:path';",
    ...external.map((each, index) => `import m${index} from '${each}';`),
    `const file = path.join(import.meta.dirname, '${fileOf(name)}.cjs');`,
    `const modules = { ${external.map((each, index) => `'${each}': m${index}`).join(', ')} };`,
    'const importHere = (specifier) => import(specifier);',
    'const { library } = loadLibrary(file, { importHere, modules, jest: import.meta.jest });',
    ...lines,
    `export { ${exports.join(', ')} };`,
  ].join('\n');
}
