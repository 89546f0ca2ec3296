import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PERIODS } from '../scores/period.js';
import {
  commentsTopic,
  gameTopic,
  leaderboardTopic,
  parseCommentsTopic,
  parseGameTopic,
  parseLeaderboardTopic,
  parseStudioTopic,
  studioTopic,
} from './topics.js';

const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('leaderboardTopic', () => {
  it('builds the documented name', () => {
    expect(leaderboardTopic(7, 'all')).toBe('leaderboard:7:all');
    expect(leaderboardTopic('global', 'week')).toBe('leaderboard:global:week');
  });

  it('can be parsed back to its board', () => {
    fc.assert(
      fc.property(fc.oneof(ids, fc.constant('global' as const)), fc.constantFrom(...PERIODS), (scope, period) => {
        expect(parseLeaderboardTopic(leaderboardTopic(scope, period))).toEqual({ scope, period });
      }),
    );
  });

  it.each([
    'leaderboard',
    'leaderboard:7',
    'leaderboard:7:year',
    'leaderboard:7/main:all',
    'leaderboard:7/Level:all',
    'leaderboard:global/speed:all',
    'leaderboard:7:all:x',
    'leaderboard::all',
    'leaderboard:0:all',
    'leaderboard:07:all',
    'leaderboard:7.0:all',
    'leaderboard:Global:all',
    'leaderboard:7:all ',
    ' leaderboard:7:all',
    'game:7',
    '',
  ])('does not parse %j', (text) => expect(parseLeaderboardTopic(text)).toBeUndefined());

  it('has one valid spelling', () => {
    const texts = fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join(':'));
    const near = fc.tuple(fc.constant('leaderboard'), fc.oneof(fc.string(), fc.nat().map(String)), fc.string());
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          near.map((parts) => parts.join(':')),
        ),
        (text) => {
          const board = parseLeaderboardTopic(text);
          if (board) expect(leaderboardTopic(board.scope, board.period)).toBe(text);
        },
      ),
    );
  });
});

describe('gameTopic', () => {
  it('builds the documented name, which can be parsed back', () => {
    expect(gameTopic(7)).toBe('game:7');
    fc.assert(fc.property(ids, (id) => expect(parseGameTopic(gameTopic(id))).toBe(id)));
  });

  it.each(['game', 'game:', 'game:0', 'game:x', 'game:7:all', 'games:7', 'game:1e3', ''])(
    'does not parse %j',
    (text) => {
      expect(parseGameTopic(text)).toBeUndefined();
    },
  );
});

describe('commentsTopic', () => {
  it('builds the documented name, which can be parsed back', () => {
    expect(commentsTopic(7)).toBe('comments:7');
    fc.assert(fc.property(ids, (id) => expect(parseCommentsTopic(commentsTopic(id))).toBe(id)));
  });

  it.each(['comments', 'comments:', 'comments:0', 'comments:7:all', 'comment:7', 'game:7'])(
    'does not parse %j',
    (text) => {
      expect(parseCommentsTopic(text)).toBeUndefined();
    },
  );
});

describe('studioTopic', () => {
  it('builds the documented name, which can be parsed back', () => {
    expect(studioTopic(7)).toBe('studio:7');
    fc.assert(fc.property(ids, (id) => expect(parseStudioTopic(studioTopic(id))).toBe(id)));
  });

  it.each(['studio', 'studio:', 'studio:0', 'studio:7:all', 'game:7'])('does not parse %j', (text) => {
    expect(parseStudioTopic(text)).toBeUndefined();
  });
});
