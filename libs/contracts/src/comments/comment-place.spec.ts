import { describe, expect, it } from '@jest/globals';
import { commentNamedIn, commentPath } from './comment-place.js';

describe('the address of a comment', () => {
  it('names it on the page of its game', () => {
    expect(commentPath(7, 12)).toBe('/games/7#comment-12');
    expect(commentNamedIn('#comment-12')).toBe(12);
  });

  it.each(['', '#', '#comment-', '#comment-0', '#comment-01', '#comment-1e3', '#comment-7x', 'comment-7', '#comments'])(
    'is not %s',
    (hash) => expect(commentNamedIn(hash)).toBeUndefined(),
  );
});
