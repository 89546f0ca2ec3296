import { describe, expect, it } from '@jest/globals';
import { nearMiss } from './near-miss.js';

const KNOWN = ['gameId', 'score', 'apiKey', 'model_id', 'tag', 'q', 'page', 'limit'];

describe('nearMiss', () => {
  it.each([
    ['game_id', 'gameId'],
    ['GAMEID', 'gameId'],
    ['game', 'gameId'],
    ['modelId', 'model_id'],
    ['model', 'model_id'],
    ['api-key', 'apiKey'],
    ['scroe', 'score'],
    ['scor', 'score'],
    ['scorre', 'score'],
    ['skore', 'score'],
    ['tags', 'tag'],
  ])('of %s is %s', (name, meant) => expect(nearMiss(name, KNOWN)).toBe(meant));

  it.each(['', '_', 'x', 'p', 'qq', 'ta', 'user', 'userId', 'rank', 'utm_source', 'sort', 'id', 'x'.repeat(1_000)])(
    'of %s is nothing',
    (name) => expect(nearMiss(name, KNOWN)).toBeUndefined(),
  );
});
