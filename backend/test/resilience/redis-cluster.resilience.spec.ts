import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseEventMessage, publishLua, SEQUENCE_KEY } from '../../src/core/events/event-message.js';
import { FENCES_KEY, RANKS_PREFIX, rankKey, READY_KEY } from '../../src/modules/scores/ranks/rank-sets.store.js';
import { LOCATE, PAGE_START, raiseScript, setExactScript } from '../../src/modules/scores/ranks/rank-sets.lua.js';
import { scoreRankingScript } from '../../src/modules/scores/ranks/score-ranking.lua.js';
import { startRedisCluster, type RedisCluster } from '../support/services/redis-cluster.js';
import { until } from '../support/until.js';

/** docs/scaling.md explains these results. */
const CHANNEL = 'gamegeek:0:events';
const PUBLISH = publishLua(CHANNEL);
const RAISE = raiseScript(PUBLISH);
const ALL_TIME = rankKey('7:all');
const WEEK = rankKey('7:week:2026-11-23');

let folder: string;
let cluster: RedisCluster;
const messages: string[][] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redis-cluster-'));
  cluster = await startRedisCluster(folder);
  for (const node of [0, 1, 2]) {
    const received: string[] = [];
    messages.push(received);
    const subscriber = await cluster.connectTo(node);
    await subscriber.subscribe(CHANNEL, (message) => received.push(message));
  }
});
afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

const evaluate = (text: string, keys: string[], args: (string | number)[]) =>
  cluster.client.eval(text, { keys, arguments: args.map(String) });

/** One hash tag puts all keys into one slot. */
const tagged = (...keys: string[]) => keys.map((key) => `{one}${key}`);

it('events of a script reach subscribers on every node of a Redis Cluster', async () => {
  await evaluate(`${PUBLISH} return {publish(ARGV[1], ARGV[2], '')}`, [SEQUENCE_KEY], [1, 'body']);
  await until(
    () => messages.map((received) => received.length),
    (counts) => counts.every((count) => count === 1),
  );
  for (const [message = ''] of messages) expect(parseEventMessage(message)?.body).toBe('body');
});

it('the scripts of ranks run in a Redis Cluster when their keys share a hash tag', async () => {
  const common = tagged(SEQUENCE_KEY, READY_KEY, FENCES_KEY);
  const [sequence = '', ready = '', fences = ''] = common;
  const [allTime = '', week = ''] = tagged(ALL_TIME, WEEK);
  await cluster.client.set(ready, 'run');

  const raised = await evaluate(
    RAISE.text,
    [...common, allTime, week, allTime],
    [1, 'raised', 0, 2, 0, 1, 500, 'ada', 1, 1, 500, 'ada', 'ada'],
  );
  expect(raised).toEqual([expect.any(String), '0', '1,1', [1]]);

  const ranked = await evaluate(
    scoreRankingScript(PUBLISH, `{one}${RANKS_PREFIX}`).text,
    [...common, allTime, week],
    [1, '{"boards":[', 0, 2, 'all', 'week', 1, 'bob', 900, '{"userId":"bob"'],
  );
  expect(ranked).toEqual([expect.any(String), expect.any(String), '2,2', '- - 1']);

  expect(await evaluate(LOCATE.text, [ready, allTime], ['ada'])).toEqual(['500', 1]);
  expect(await evaluate(PAGE_START.text, [ready, allTime], [0])).toEqual(['900', 0]);

  await evaluate(
    setExactScript(PUBLISH).text,
    [sequence, fences, allTime, week],
    [1, 'lowered', 'fallen', 'bob', 0, 0, 400, ''],
  );
  expect(await evaluate(LOCATE.text, [ready, allTime], ['bob'])).toEqual(['400', 1]);
  expect(await cluster.client.zCard(week)).toBe(1);
});

it('a Redis Cluster refuses the scripts of ranks with their present keys, which have different slots', async () => {
  const keys = [SEQUENCE_KEY, READY_KEY, FENCES_KEY, ALL_TIME];
  await expect(evaluate(RAISE.text, keys, [1, '', 0, 1, 0, 1, 500, 'ada'])).rejects.toThrow('CROSSSLOT');
});
