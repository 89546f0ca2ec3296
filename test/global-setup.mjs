// One private PostgreSQL and one Redis for a whole run of Jest; each test file makes its own database in it.
// A DATABASE_URL of the surroundings is not used: tests empty what they are given.
import { startThrowawayServices } from '../scripts/services/throwaway.mjs';

/** @type {{ testServices?: ReturnType<typeof startThrowawayServices> }} what set-up and teardown share */
const shared = /** @type {any} */ (globalThis);

export default async function globalSetup() {
  shared.testServices ??= startThrowawayServices();
  const { folder, postgres, redis } = await shared.testServices;
  process.env.DATABASE_URL = postgres.url;
  process.env.REDIS_URL = redis.url;
  process.env.GAMEGEEK_HOME = folder; // mails and logs of the tests go away with it
}
