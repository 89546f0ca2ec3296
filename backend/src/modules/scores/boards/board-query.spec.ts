import { parse } from 'node:querystring';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BOARD_PAGE_SIZE, LeaderboardQueryDto } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { validate } from '../../../core/http/input/validate.js';
import { parseBoardQuery } from './board-query.js';

const PLAYER = '7b0c1f4e-2d53-4c8a-9f66-1e2d3c4b5a69';

const integers = fc.integer({ min: 0, max: 120 }).map(String);
const odd = fc.constantFrom('', '01', '-1', '1.5', '1e2', '%31', 'x', '1=2', '5?x', '9007199254740993');
const pairs = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom('gameId', 'page', 'limit'), fc.oneof({ weight: 9, arbitrary: integers }, odd)),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('period'), fc.constantFrom('all', 'week', 'month')) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('around'), fc.constantFrom(PLAYER, PLAYER.toUpperCase(), 'ada')) },
  { weight: 1, arbitrary: fc.tuple(fc.string(), fc.string()) },
);
const queries = fc
  .array(pairs, { maxLength: 4 })
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join('&'));

describe('an ordinary query of a board', () => {
  it('may be missing, or name a game, a period, a page, its size and a player', () => {
    const first = { period: 'all', page: 1, limit: BOARD_PAGE_SIZE };
    expect(parseBoardQuery('/api/leaderboard')).toEqual(first);
    expect(parseBoardQuery('/api/leaderboard?')).toEqual(first);
    const all = `gameId=7&period=week&page=2&limit=50&around=${PLAYER}`;
    const asked = { gameId: 7, period: 'week', page: 2, limit: 50, around: PLAYER };
    expect(parseBoardQuery(`/api/leaderboard?${all}`)).toEqual(asked);
  });

  it('is read like the DTO reads it', () => {
    let ordinary = 0;
    fc.assert(
      fc.property(queries, (query) => {
        const asked = parseBoardQuery(`/api/leaderboard?${query}`);
        if (!asked) return;
        ordinary += 1;
        const { limit = BOARD_PAGE_SIZE, ...dto } = validate(LeaderboardQueryDto, { ...parse(query) }, 'ignore');
        expect({ ...dto, limit }).toEqual(asked);
      }),
      { numRuns: 2_000 },
    );
    // The property has to cover ordinary queries.
    expect(ordinary).toBeGreaterThan(500);
  });
});
