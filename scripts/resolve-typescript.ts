// Resolves .js imports to .ts sources, as the compiler does. Node runs TypeScript without this step.
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
