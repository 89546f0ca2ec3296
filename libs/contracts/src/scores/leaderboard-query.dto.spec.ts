import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { LeaderboardQueryDto, ScoresQueryDto } from './leaderboard-query.dto.js';

const USER = '3f2c9f0e-8a51-4c84-9f0a-1d2b3c4d5e6f';

describe.each([PageQueryDto, ScoresQueryDto, LeaderboardQueryDto])('PageQuery with %p', (type) => {
  it('starts at the first page', () => {
    expect(sentencesOf<object>(type, {})).toEqual({});
    expect(read<object>(type, {})).toMatchObject({ page: 1 });
  });

  it('parses numbers from text', () => {
    expect(read<object>(type, { page: '3', limit: '100' })).toMatchObject({ page: 3, limit: 100 });
    expect(sentencesOf<object>(type, { page: '3', limit: '100' })).toEqual({});
  });

  it.each(['1.5', '1e1', '0x1', ' 1', '01', '', 'one', ['1', '2']])('refuses %j as a page', (page) => {
    expect(sentencesOf<object>(type, { page }).page).toContain('page must be an integer');
  });

  it('limits the page size', () => {
    expect(sentencesOf<object>(type, { limit: '101' })).toEqual({ limit: ['limit must be at most 100'] });
    expect(sentencesOf<object>(type, { limit: '0' })).toEqual({ limit: ['limit must be at least 1'] });
    expect(sentencesOf<object>(type, { page: '-1' })).toEqual({ page: ['page must be at least 1'] });
    expect(sentencesOf<object>(type, { limit: 0 })).toEqual({ limit: ['limit must be at least 1'] });
    expect(sentencesOf<object>(type, { page: 0 })).toEqual({ page: ['page must be at least 1'] });
  });
});

describe('LeaderboardQueryDto', () => {
  it('defaults to the all-time global board', () => {
    expect(read(LeaderboardQueryDto, {})).toEqual({ page: 1, period: 'all' });
    expect(read(LeaderboardQueryDto, { gameId: '7', period: 'week', around: USER })).toEqual({
      page: 1,
      period: 'week',
      gameId: 7,
      around: USER,
    });
  });

  it('accepts four periods', () => {
    const refusal = { period: ['period must be all, day, week or month'] };
    for (const period of ['all', 'day', 'week', 'month'])
      expect(sentencesOf(LeaderboardQueryDto, { period })).toEqual({});
    expect(sentencesOf(LeaderboardQueryDto, { period: 'year' })).toEqual(refusal);
    expect(sentencesOf(LeaderboardQueryDto, { period: ['all', 'week'] })).toEqual(refusal);
  });

  it('identifies players by id', () => {
    expect(sentencesOf(LeaderboardQueryDto, { around: 'ada' })).toEqual({
      around: ['around must be the id of a user'],
    });
  });

  it('identifies a game by a positive integer', () => {
    expect(sentencesOf(ScoresQueryDto, { gameId: 'x' }).gameId).toContain('gameId must be an integer');
    expect(sentencesOf(ScoresQueryDto, { gameId: 0 })).toEqual({ gameId: ['gameId must be positive'] });
  });
});
