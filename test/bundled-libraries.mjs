// Loads bundled libraries (bundle-libraries.mjs) in Jest's environments. A worker compiles them once instead of once
// for each test file; each file still evaluates them in its own context (docs/decisions/0016).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { inProject } from '../scripts/launch/paths.mjs';

/**
 * What a library needs from a module that Jest has loaded.
 * @typedef {object} FromJest
 * @property {(specifier: string) => Promise<import('node:vm').Module>} importHere
 * @property {unknown} jest
 * @property {Record<string, unknown>} modules the unbundled ones, by name
 */

/** Shared by test files: compiled code has no state. @type {Map<string, Script>} */
const scripts = new Map();
const require = createRequire(inProject('backend', 'package.json'));

/** Of the current test file: a worker runs one at a time. @type {FromJest} */
let fromJest;

/** @param {string} file */
function compiled(file) {
  let script = scripts.get(file);
  if (!script) {
    const source = `(function (exports, require, module, __filename, __dirname, jest) {${readFileSync(file, 'utf8')}\n})`;
    script = new Script(source, {
      filename: file,
      importModuleDynamically: (specifier) => fromJest.importHere(specifier),
    });
    scripts.set(file, script);
  }
  return script;
}

/**
 * Defines the global `loadLibrary`, which the facades of the libraries call.
 * @param {{ global: any, getVmContext: () => import('node:vm').Context | null }} environment
 */
export function provideLibraries(environment) {
  const { global } = environment;
  const context = environment.getVmContext() ?? {};
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();
  const load = (/** @type {string} */ file) => {
    const loaded = modules.get(file);
    if (loaded) return loaded.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const folder = path.dirname(file);
    const requireFrom = (/** @type {string} */ id) => {
      if (id.startsWith('.')) return load(path.join(folder, id));
      if (Object.hasOwn(fromJest.modules, id)) return fromJest.modules[id];
      return /^(node:)?process$/.test(id) ? global.process : require(id);
    };
    const run = compiled(file).runInContext(context);
    run(module.exports, requireFrom, module, file, folder, fromJest.jest);
    return module.exports;
  };
  global.loadLibrary = (/** @type {string} */ file, /** @type {FromJest} */ provided) => {
    fromJest = provided;
    return load(file);
  };
}
