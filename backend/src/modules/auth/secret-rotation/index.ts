// The public interface of secret-rotation; other code imports nothing else from this folder.
export { SecretRotationModule } from './secret-rotation.module.js';
