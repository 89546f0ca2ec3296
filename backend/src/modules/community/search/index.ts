// The public interface of search; other code imports nothing else from this folder.
export { SearchModule } from './search.module.js';
