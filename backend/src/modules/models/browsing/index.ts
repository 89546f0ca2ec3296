// The public interface of browsing AI models; other code imports nothing else from this folder.
export { AiModel } from './ai-model.entity.js';
export { ModelBrowsingModule } from './browsing.module.js';
export { ModelFinder } from './model-finder.repository.js';
export { ModelVersion } from './model-version.entity.js';
export { presentModel, presentVersion } from './model.presenter.js';
export { ModelsService } from './models.service.js';
