// The public interface of achievements; other code imports nothing else from this folder.
export { AchievementsModule } from './achievements.module.js';
export { ACHIEVEMENT, GAME_ACHIEVEMENT } from './achievements.schemas.js';
export { AchievementsService } from './achievements.service.js';
