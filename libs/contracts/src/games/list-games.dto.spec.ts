import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { ListGamesDto } from './list-games.dto.js';

describe('ListGamesDto', () => {
  it('accepts search, filter, sort and paging', () => {
    const query = {
      search: ' Pixél ',
      category: 'Puzzle',
      tag: ' Word-Game',
      model_id: '3',
      sort: 'rating',
      playable: 'true',
      page: '2',
      limit: '10',
    };
    expect(sentencesOf(ListGamesDto, query)).toEqual({});
    expect(read(ListGamesDto, query)).toMatchObject({
      search: 'Pixél',
      tag: 'word-game',
      model_id: 3,
      page: 2,
      limit: 10,
    });
    expect(sentencesOf(ListGamesDto, { search: '' })).toEqual({});
  });

  it.each([
    ['category', 'Racing'],
    ['tag', 'word game'],
    ['tag', 'x'],
    ['model_id', '0'],
    ['model_id', '1e3'],
    ['sort', 'best'],
    ['playable', 'false'],
    ['search', 'x'.repeat(101)],
    ['search', 'a\0b'],
    ['search', ['a', 'b']],
  ])('refuses %s=%j', (name, value) => {
    expect(Object.keys(sentencesOf(ListGamesDto, { [name]: value }))).toEqual([name]);
  });
});
