import { describe, expect, it } from '@jest/globals';
import { GAME_CATEGORIES } from './games/categories.js';
import { GAMES_PAGE_SIZE } from './games/list-games.dto.js';
import { BOARD_WINDOW, LIVE_ERROR_CODES } from './live/live-events.js';
import { MAX_PAGE_DEPTH, MAX_PAGE_SIZE } from './paging/page-limits.js';
import { BOARD_PAGE_SIZE } from './scores/leaderboard-query.dto.js';
import { PERIODS } from './scores/period.js';
import { MAX_BATCH } from './scores/submit-score-batch.dto.js';
import { MAX_IDEMPOTENCY_KEY } from './scores/submit-score.dto.js';
import { MAX_SCORE } from './boards/board-settings.js';

describe('shared constants', () => {
  it('have the documented values', () => {
    expect({ MAX_PAGE_SIZE, MAX_PAGE_DEPTH, BOARD_PAGE_SIZE, GAMES_PAGE_SIZE, BOARD_WINDOW }).toEqual({
      MAX_PAGE_SIZE: 100,
      MAX_PAGE_DEPTH: 10_000,
      BOARD_PAGE_SIZE: 10,
      GAMES_PAGE_SIZE: 50,
      BOARD_WINDOW: 100,
    });
    expect({ MAX_SCORE, MAX_BATCH, MAX_IDEMPOTENCY_KEY }).toEqual({
      MAX_SCORE: 9_007_199_254_740_991,
      MAX_BATCH: 500,
      MAX_IDEMPOTENCY_KEY: 255,
    });
  });

  it('have the documented lists', () => {
    expect(GAME_CATEGORIES.join(', ')).toBe('Text Adventure, Strategy, Puzzle, RPG, Educational, Simulation, Other');
    expect(PERIODS).toEqual(['all', 'day', 'week', 'month']);
    expect([...LIVE_ERROR_CODES].sort()).toEqual(
      [
        'bad_request',
        'unknown_topic',
        'forbidden',
        'too_many_topics',
        'too_large',
        'rate_limited',
        'unavailable',
      ].sort(),
    );
  });
});
