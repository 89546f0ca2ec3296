// The public interface of privacy; other code imports nothing else from this folder.
export { PrivacyModule } from './privacy.module.js';
