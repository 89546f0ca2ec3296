// Compiles rules and pilots of games for Jest. They compute for seconds, and reading a global is slow in Jest's
// environments, so each module reads these once. Jest's option `sandboxInjectedGlobals` does this for CommonJS only.
import swc from '@swc/jest';

const READ = 'const { Array, Math, Number, Object } = globalThis;';

export default {
  /** @param {Parameters<typeof swc.createTransformer>[0]} options */
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    const reading =
      (/** @type {any} */ method) =>
      (/** @type {string} */ source, /** @type {unknown[]} */ ...rest) =>
        method(READ + source, ...rest);
    return {
      ...transformer,
      process: reading(transformer.process),
      processAsync: reading(transformer.processAsync),
      getCacheKey: reading(transformer.getCacheKey),
    };
  },
};
