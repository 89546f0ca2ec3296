// The last choice where no Redis can be had: one in plain JavaScript, in memory, that ends with its parent.
import { createRedisMock } from 'js-redis-server';

process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
await createRedisMock({ port: Number(process.env.STAND_IN_PORT) });
