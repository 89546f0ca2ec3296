// Node runs TypeScript but takes import paths as they are. Those of the backend and of libs end in .js, as their compiler
// wants them: where there is no such file, its source is meant.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
    try {
      return next(specifier, context);
    } catch {
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
