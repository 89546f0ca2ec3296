import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCES = path.join(import.meta.dirname, '..', '..', 'src');

/** Commands without a key. Channels are not keys: Redis Cluster forwards PUBLISH to all nodes. */
const WITHOUT_KEY = ['TIME', 'PUBLISH'];

const CALL = /redis\.p?call\([^\n]*/g;
const KNOWN_CALL = /^redis\.p?call\('([A-Z]+)'(?:, (KEYS\[[^\]]+\])(?=[,)]))?/;

/** Calls whose key is not an element of KEYS, but computed, from ARGV or in a variable. */
function callsWithUndeclaredKeys(lua: string): string[] {
  return [...lua.matchAll(CALL)]
    .flatMap(([line]) => line.split(/(?=redis\.p?call\()/))
    .filter((call) => call.startsWith('redis.'))
    .filter((call) => {
      const [, command = '', key] = KNOWN_CALL.exec(call) ?? [];
      return key === undefined && !WITHOUT_KEY.includes(command);
    });
}

it.each([
  `redis.call('GET', KEYS[1])`,
  `redis.call('ZADD', KEYS[4 + board], 'GT', unpack(ARGV))`,
  `local time = redis.call('TIME')`,
])('a Lua call with a declared key passes: %s', (lua) => {
  expect(callsWithUndeclaredKeys(lua)).toEqual([]);
});

it.each([
  `redis.call('ZADD', key, 'GT', 1, ARGV[1])`,
  `redis.call('DEL', ARGV[1])`,
  `redis.call('SADD', KEYS[1] .. ':more', ARGV[1])`,
  `redis.call(ARGV[1], KEYS[1])`,
  `redis.pcall('GET', 'gamegeek:seq')`,
])('a Lua call with an undeclared key is found: %s', (lua) => {
  expect(callsWithUndeclaredKeys(lua)).toEqual([lua]);
});

it('every key that a Lua script uses is passed in KEYS, as Redis Cluster requires', async () => {
  const undeclared: string[] = [];
  let calls = 0;
  for await (const file of glob('**/*.ts', { cwd: SOURCES, exclude: ['**/*.spec.ts'] })) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    calls += source.match(CALL)?.length ?? 0;
    undeclared.push(...callsWithUndeclaredKeys(source).map((call) => `${file}: ${call}`));
  }
  expect(undeclared).toEqual([]);
  expect(calls).toBeGreaterThan(20);
});
