// The public interface of model traction; other code imports nothing else from this folder.
export { TractionModule } from './traction.module.js';
