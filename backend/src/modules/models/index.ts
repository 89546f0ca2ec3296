// What other modules may use of AI models; the rest is private.
export { ModelsModule } from './models.module.js';
export { ModelsService } from './models.service.js';
