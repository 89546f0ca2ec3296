// The public interface of sign-in; other code imports nothing else from this folder.
export { SignInModule } from './sign-in.module.js';
