// The public interface of authoring of AI models; other code imports nothing else from this folder.
export { ModelAuthoringModule } from './authoring.module.js';
