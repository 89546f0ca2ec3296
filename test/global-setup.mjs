// Starts one PostgreSQL and one Redis for a whole run of Jest. Each test file creates its own database.
// An existing DATABASE_URL is ignored, because tests delete all data.
import { startThrowawayServices } from '../scripts/services/throwaway.mjs';

/** @type {{ testServices?: ReturnType<typeof startThrowawayServices> }} shared with the teardown */
const shared = /** @type {any} */ (globalThis);

export default async function globalSetup() {
  shared.testServices ??= startThrowawayServices();
  const { folder, postgres, redis } = await shared.testServices;
  process.env.DATABASE_URL = postgres.url;
  process.env.REDIS_URL = redis.url;
  process.env.GAMEGEEK_HOME = folder; // removed with the emails and logs of the tests
}
