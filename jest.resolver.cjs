// Resolves './x.js' and '#x.js' imports of the project's sources to './x.ts' or './x.tsx'.
const NODE_MODULES = /[\\/]node_modules[\\/]/;

module.exports = (request, options) => {
  if (/^(#|\.{1,2}\/)/.test(request) && request.endsWith('.js') && !NODE_MODULES.test(options.basedir)) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(request.slice(0, -3) + extension, options);
      } catch {
        // try the next extension, then the default below
      }
    }
  }
  return options.defaultResolver(request, options);
};
