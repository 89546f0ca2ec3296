// The public interface of activity; other code imports nothing else from this folder.
export { ActivityModule } from './activity.module.js';
export { PlayingNowService } from './playing-now.service.js';
