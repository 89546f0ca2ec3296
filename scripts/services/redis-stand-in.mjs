// The fallback without a Redis program: an in-memory server in JavaScript, which ends with its parent.
import { readFileSync } from 'node:fs';
import { createRedisCommandExecutor, RedisServerState, Resp2Server } from 'js-redis-server/core';

process.stdin.resume().once('close', () => process.exit());
process.once('SIGTERM', () => process.exit());
const config = readFileSync(process.argv[2] ?? '', 'utf8');
const setting = (/** @type {string} */ name) => new RegExp(`^${name} (.+)$`, 'm').exec(config)?.[1] ?? '';
const state = new RedisServerState({ databaseCount: 16, requirepass: setting('requirepass') });
const { server } = new Resp2Server({ server: state, executor: createRedisCommandExecutor() });
server.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
// Its own method listens on all addresses.
server.listen(Number(setting('port')), '127.0.0.1');
