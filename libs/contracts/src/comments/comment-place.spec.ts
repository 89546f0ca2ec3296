import { describe, expect, it } from '@jest/globals';
import { commentNamedIn, commentPath } from './comment-place.js';

describe('commentPath', () => {
  it('is a fragment of the game’s page', () => {
    expect(commentPath(7, 12)).toBe('/games/7#comment-12');
    expect(commentNamedIn('#comment-12')).toBe(12);
  });

  it.each(['', '#', '#comment-', '#comment-0', '#comment-01', '#comment-1e3', '#comment-7x', 'comment-7', '#comments'])(
    'does not parse %s',
    (hash) => expect(commentNamedIn(hash)).toBeUndefined(),
  );
});
