// The fallback without a Redis program: an in-memory server in JavaScript, which ends with its parent.
import { createRedisMock } from 'js-redis-server';

process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
await createRedisMock({ port: Number(process.env.STAND_IN_PORT) });
