import { readSettings } from './config/settings.js';
import { migrate } from './core/database/migrate.js';
import { openRedis } from './core/redis/redis.js';
import { invalidateRanks } from './modules/scores/ranks/rank-sets.store.js';
import { describeSeed, seedDatabase } from './seed-database.js';

// `npm run seed`: inserts demo content into an empty database, with or without a running server.
//   --play-all   gives scores to all games, also to those that are coming: for tests of boards.
const playAll = process.argv.includes('--play-all');
const settings = readSettings();
const redis = openRedis(settings.redisUrl, 'worker', () => undefined);
try {
  await migrate(settings.databaseUrl, { home: settings.home, progress: console.log });
  console.log(describeSeed(await seedDatabase(settings.databaseUrl, { playAll })));
  // A running server rebuilds its ranks and resets its boards.
  await invalidateRanks(redis);
} finally {
  redis.destroy();
}
