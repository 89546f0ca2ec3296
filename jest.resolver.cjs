// NodeNext sources import './x.js'; on disk it is './x.ts' or './x.tsx'. Only for our own files.
const NODE_MODULES = /[\\/]node_modules[\\/]/;

module.exports = (request, options) => {
  if (/^\.{1,2}\//.test(request) && request.endsWith('.js') && !NODE_MODULES.test(options.basedir)) {
    for (const ending of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(request.slice(0, -3) + ending, options);
      } catch {
        // not this ending; the next one, or the default below
      }
    }
  }
  return options.defaultResolver(request, options);
};
