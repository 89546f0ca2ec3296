// The public interface of sign-outs; other code imports nothing else from this folder.
export { SignOutsModule } from './sign-outs.module.js';
export { SignOuts } from './sign-outs.service.js';
