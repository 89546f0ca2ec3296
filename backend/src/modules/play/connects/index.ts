// The public interface of connect codes; other code imports nothing else from this folder.
export { ConnectsModule } from './connects.module.js';
