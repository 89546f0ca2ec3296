// The public interface of the newsletter; other code imports nothing else from this folder.
export { NewsletterModule } from './newsletter.module.js';
