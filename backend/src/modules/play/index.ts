// The public interface of play; other modules import nothing else from this folder.
export { PlayModule } from './play.module.js';
