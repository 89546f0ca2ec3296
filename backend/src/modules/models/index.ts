// What other modules may use of AI models; the rest is private.
export { ModelFinder } from './model-finder.js';
export { ModelsModule } from './models.module.js';
export { ModelsService } from './models.service.js';
