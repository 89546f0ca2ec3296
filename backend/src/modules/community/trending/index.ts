// The public interface of trending; other code imports nothing else from this folder.
export { TrendingModule } from './trending.module.js';
