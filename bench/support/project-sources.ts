// For `node --import`: the project's sources import each other as `./x.js`; running them as they are, without a build,
// the file is `./x.ts`.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!/^\.{1,2}\/.*\.js$/.test(specifier)) throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
