export { PlayModule } from './play.module.js';
