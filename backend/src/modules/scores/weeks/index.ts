// The public interface of weeks; other code imports nothing else from this folder.
export { ChampionshipsRepository } from './championships.repository.js';
export { reopenWeek } from './reopen-week.sql.js';
export { WeeksModule } from './weeks.module.js';
