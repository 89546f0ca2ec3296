// What other modules may use of AI models; the rest is private.
export { ModelFinder } from './browsing/model-finder.repository.js';
export { ModelsModule } from './models.module.js';
export { ModelsService } from './browsing/models.service.js';
