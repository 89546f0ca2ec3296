import { describe, expect, it } from '@jest/globals';
import { linkHeader, sliceOf } from './paging.js';

const rels = (header: string) =>
  Object.fromEntries([...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, target, rel]) => [rel, target]));

describe('linkHeader', () => {
  it('links to the first, previous, next and last page and keeps other parameters', () => {
    expect(rels(linkHeader('/api/games?sort=name&page=2', { page: 2, limit: 10, total: 35 }))).toEqual({
      first: '/api/games?sort=name&page=1&limit=10',
      prev: '/api/games?sort=name&page=1&limit=10',
      next: '/api/games?sort=name&page=3&limit=10',
      last: '/api/games?sort=name&page=4&limit=10',
    });
  });

  it('has no previous or next link on the only page, even of an empty list', () => {
    for (const total of [0, 10]) {
      expect(Object.keys(rels(linkHeader('/api/games', { page: 1, limit: 10, total })))).toEqual(['first', 'last']);
    }
  });

  it('links back to the last page from a page past the end', () => {
    expect(rels(linkHeader('/x', { page: 9, limit: 10, total: 15 }))).toMatchObject({ prev: '/x?page=2&limit=10' });
  });

  it('does not link deeper than the maximum depth', () => {
    expect(rels(linkHeader('/x', { page: 1, limit: 100, total: 1_000_000 }))).toMatchObject({
      last: '/x?page=100&limit=100',
    });
    expect(sliceOf({ page: 100, limit: 100 })).toEqual({ offset: 9_900, limit: 100 });
    expect(() => sliceOf({ page: 101, limit: 100 })).toThrow('page must not lead beyond the first 10000 rows');
  });
});
