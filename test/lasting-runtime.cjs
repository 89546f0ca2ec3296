// The program that is tested, and its libraries, are loaded once by each worker and not again for each test file: most
// of a file's time went into that. What the tests consist of is loaded anew for each file.
const { default: Runtime } = require('jest-runtime');

const OF_THE_PROGRAM = /[\\/](node_modules|src|migrations|seeders)[\\/]/;
/** Testing Library tells each file's tests what to do before and after them. */
const OF_ITS_TESTS = /\.spec\.\w+$|[\\/]src[\\/]testing[\\/]|[\\/]@testing-library[\\/]/;

/** @type {WeakMap<object, LastingRuntime>} by the environment that its modules live in */
const known = new WeakMap();

module.exports = class LastingRuntime extends Runtime {
  constructor(config, environment, ...others) {
    const lasting = known.get(environment);
    if (lasting) {
      lasting.enterTestCode();
      return lasting;
    }
    super(config, environment, ...others);
    known.set(environment, this);
  }

  /** Jest calls this at the end of a file. */
  teardown() {
    this.restoreAllMocks();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.registries.getInternalCjsRegistry().clear();
    forgetTests(this.registries.getActiveEsmRegistry());
    forgetTests(this.registries.getActiveCjsRegistry());
  }
};

/** @param {Map<string, unknown>} modules by their addresses */
function forgetTests(modules) {
  for (const address of modules.keys()) {
    const lasts = address.startsWith('node:') || (OF_THE_PROGRAM.test(address) && !OF_ITS_TESTS.test(address));
    if (!lasts || address.startsWith('@jest/globals/')) modules.delete(address);
  }
}
