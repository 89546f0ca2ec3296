import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../../test/sentences.js';
import { BatchedScoreDto, SubmitScoreDto } from './submit-score.dto.js';

const FULL = { gameId: 7, score: 100 };

describe.each([
  ['a score', SubmitScoreDto],
  ['an item of a batch', BatchedScoreDto],
])('%s', (_name, type) => {
  const sentences = (change: object) => sentencesOf<object>(type, { ...FULL, ...change });

  it('accepts a game and a score', () => {
    expect(sentences({})).toEqual({});
  });

  it.each([[1], [Number.MAX_SAFE_INTEGER], [1e3]])('accepts %d', (score) => {
    expect(sentences({ score })).toEqual({});
  });

  it.each([[0], [-1], [-0], [Number.MIN_SAFE_INTEGER]])('requires a positive score: not %d', (score) => {
    expect(sentences({ score })).toEqual({ score: ['Score must be positive'] });
  });

  it.each([[1.5], [1e-9 + 1]])('requires an integer: not %d', (score) => {
    expect(sentences({ score })).toEqual({ score: ['Score must be an integer'] });
  });

  it.each([['5'], [null], [undefined], [NaN], [Infinity], [true], [[5]], [{}]])(
    'requires a number: not %j',
    (score) => {
      expect(sentences({ score }).score).toContain('Score must be an integer');
    },
  );

  it('refuses scores above the largest exact integer', () => {
    expect(sentences({ score: Number.MAX_SAFE_INTEGER + 1 })).toEqual({
      score: ['Score must be at most 9007199254740991'],
    });
  });

  it('requires a game id', () => {
    expect(sentences({ gameId: 0 })).toEqual({ gameId: ['gameId must be positive'] });
    expect(sentences({ gameId: -3 })).toEqual({ gameId: ['gameId must be positive'] });
    expect(sentences({ gameId: 2.5 })).toEqual({ gameId: ['gameId must be an integer'] });
    expect(sentences({ gameId: '7' }).gameId).toContain('gameId must be an integer');
    expect(sentences({ gameId: undefined }).gameId).toContain('gameId must be an integer');
    expect(sentences({ gameId: 2 ** 53 })).toEqual({ gameId: ['gameId is too large'] });
  });

  it('reports all errors at once', () => {
    expect(Object.keys(sentencesOf<object>(type, {})).sort()).toEqual(['gameId', 'score']);
  });

  it.each(['userId', 'createdAt', 'rank', 'is_admin'])('refuses the property %s', (property) => {
    expect(Object.keys(sentences({ [property]: 1 }))).toEqual([property]);
  });
});

describe('apiKey of SubmitScoreDto', () => {
  const sentences = (apiKey: unknown) => sentencesOf(SubmitScoreDto, { ...FULL, apiKey });

  it('is optional, because it may be a header', () => {
    expect(sentences(undefined)).toEqual({});
    expect(sentences(null)).toEqual({});
  });

  it('is text of limited length', () => {
    expect(sentences('gg_abc')).toEqual({});
    expect(sentences(7).apiKey).toContain('apiKey must be text');
    expect(sentences('x'.repeat(129))).toEqual({ apiKey: ['apiKey is too long'] });
  });

  it('is allowed for single scores, and an idempotency key for items', () => {
    expect(Object.keys(sentencesOf(BatchedScoreDto, { ...FULL, apiKey: 'gg_abc' }))).toEqual(['apiKey']);
    expect(sentencesOf(BatchedScoreDto, { ...FULL, idempotencyKey: 'once' })).toEqual({});
    expect(sentencesOf(BatchedScoreDto, { ...FULL, idempotencyKey: 7 })).toEqual({
      idempotencyKey: ['idempotencyKey must be text'],
    });
    expect(Object.keys(sentencesOf(SubmitScoreDto, { ...FULL, idempotencyKey: 'once' }))).toEqual(['idempotencyKey']);
  });
});
