// The fallback without a Redis program: an in-memory server in JavaScript, which ends with its parent.
import { createRedisCommandExecutor, RedisServerState, Resp2Server } from 'js-redis-server/core';

process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
const { STAND_IN_PORT, STAND_IN_PASSWORD } = process.env;
const state = new RedisServerState({ databaseCount: 16, requirepass: STAND_IN_PASSWORD });
const { server } = new Resp2Server({ server: state, executor: createRedisCommandExecutor() });
server.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
// Its own method listens on all addresses.
server.listen(Number(STAND_IN_PORT), '127.0.0.1');
