// The public interface of achievements; other code imports nothing else from this folder.
export { AchievementsModule } from './achievements.module.js';
export { AchievementsService } from './achievements.service.js';
