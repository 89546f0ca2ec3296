import { readSettings } from './config/settings.js';
import { migrate } from './core/database/migrate.js';
import { openRedis } from './core/redis/redis.js';
import { distrustRanks } from './modules/scores/index.js';
import { describeSeed, seedDatabase } from './seed-database.js';

// `npm run seed`: the demo content for an empty database, whether or not a server runs on it.
const settings = readSettings();
const redis = openRedis(settings.redisUrl, 'worker', () => undefined);
try {
  await migrate(settings.databaseUrl, console.log);
  console.log(describeSeed(await seedDatabase(settings.databaseUrl)));
  // A running server fills its ranks again, and its boards start fresh.
  await distrustRanks(redis);
} finally {
  redis.destroy();
}
