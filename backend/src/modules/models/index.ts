// The public interface of AI models; other modules import nothing else from this folder.
export { ModelFinder, ModelsService } from './browsing/index.js';
export { ModelsModule } from './models.module.js';
