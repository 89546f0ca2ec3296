// The surroundings of tests last as long as their worker, because the modules in them do (lasting-runtime.cjs).

/** Where Jest keeps who listens to the tests of a file; each file brings its own. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/** A worker runs one file after the other; what is printed belongs to the one that runs. */
let printsOf = console;
const passedOn = Object.fromEntries(
  Object.keys(console).map((method) => [
    method,
    (/** @type {unknown[]} */ ...said) => Reflect.apply(Reflect.get(printsOf, method), printsOf, said),
  ]),
);

/**
 * An environment that is made for the first file of a project and given to all others that its worker runs.
 * @template {new (...made: any[]) => Pick<import('jest-environment-node').TestEnvironment, 'global' | 'fakeTimersModern'>
 *   & { teardown(): Promise<void> }} Environment
 * @param {Environment} Base
 */
export function lasting(Base) {
  /** @type {Map<string, Lasting>} by their projects */
  const known = new Map();

  class Lasting extends Base {
    /** @param {any[]} made the configuration, and what this file has for itself */
    constructor(...made) {
      const [config, context] = made;
      printsOf = context.console;
      const one = known.get(config.projectConfig.id);
      if (one) return one;
      super(config, { ...context, console: passedOn });
      known.set(config.projectConfig.id, this);
      this.variables = { ...this.global.process.env };
    }

    /**
     * Jest calls this at the end of a file.
     * @override
     */
    async teardown() {
      this.fakeTimersModern?.useRealTimers();
      Reflect.deleteProperty(this.global, LISTENERS);
      const { env } = this.global.process;
      for (const name of Object.keys(env)) Reflect.deleteProperty(env, name);
      Object.assign(env, this.variables);
    }
  }
  return Lasting;
}
