// Where the server's tests run: Jest's own environment, and the bundled libraries compiled once for each worker instead
// of once for each test file. Each file still evaluates them anew, in its own context (docs/decisions/0016).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { inProject } from '../scripts/launch/paths.mjs';

/** @typedef {(specifier: string) => Promise<import('node:vm').Module>} Import */

/** Compiled code holds no state. @type {Map<string, Script>} */
const scripts = new Map();
const require = createRequire(inProject('backend', 'package.json'));

/** Of the test file that runs: a worker has one at a time. @type {Import} */
let importForTest;

/** @param {string} file */
function compiled(file) {
  let script = scripts.get(file);
  if (!script) {
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
    script = new Script(source, { filename: file, importModuleDynamically: (specifier) => importForTest(specifier) });
    scripts.set(file, script);
  }
  return script;
}

export default class LibrariesEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} how */
  constructor(...how) {
    super(...how);
    const context = this.getVmContext() ?? {};
    /** @type {Map<string, { exports: any }>} */
    const modules = new Map();
    const load = (/** @type {string} */ file) => {
      const known = modules.get(file);
      if (known) return known.exports;
      const module = { exports: {} };
      modules.set(file, module);
      const folder = path.dirname(file);
      const requireFrom = (/** @type {string} */ id) => {
        if (id.startsWith('.')) return load(path.join(folder, id));
        return /^(node:)?process$/.test(id) ? this.global.process : require(id);
      };
      const run = compiled(file).runInContext(context);
      run(module.exports, requireFrom, module, file, folder);
      return module.exports;
    };
    this.global.loadLibrary = (/** @type {string} */ file, /** @type {Import} */ importHere) => {
      importForTest = importHere;
      return load(file);
    };
  }
}
