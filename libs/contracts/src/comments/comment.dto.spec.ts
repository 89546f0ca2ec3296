import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { COMMENT_MAX } from './comment-limits.js';
import { CommentDto, ListCommentsDto } from './comment.dto.js';

type Dto = new () => object;

function sentences(dto: Dto, plain: object): string[] {
  return validateSync(plainToInstance(dto, plain)).flatMap(({ constraints }) => Object.values(constraints ?? {}));
}

describe('CommentDto', () => {
  it.each(['a', ' spaced ', 'two\nlines', '👩‍🚀', 'x'.repeat(COMMENT_MAX), `${'🎮'.repeat(COMMENT_MAX)}  `])(
    'accepts %j',
    (content) => expect(sentences(CommentDto, { content })).toEqual([]),
  );

  it.each(['', '   ', '\n\t', '\u200b\u2060', '\ufe0f'])('refuses %j, which has no visible text', (content) => {
    expect(sentences(CommentDto, { content })).toContain('Comment content is required');
  });

  it.each([undefined, null, 7, ['a'], {}])('refuses %j, which is not text', (content) => {
    expect(sentences(CommentDto, { content })).toContain('Comment content is required');
  });

  it.each(['x'.repeat(COMMENT_MAX + 1), 'e\ufe0f'.repeat(COMMENT_MAX)])(
    'accepts at most 2,000 characters',
    (content) => {
      expect(sentences(CommentDto, { content })).toEqual(['Comment must be at most 2000 characters']);
    },
  );

  it('refuses control characters', () => {
    expect(sentences(CommentDto, { content: 'a\u0000b' })).toEqual(['Comment must not contain control characters']);
  });

  it('trims and normalises text', () => {
    expect(plainToInstance(CommentDto, { content: ' e\u0301 ' })).toEqual({ content: '\u00e9' });
  });
});

describe('ListCommentsDto', () => {
  it('sorts by newest first by default', () => {
    expect(plainToInstance(ListCommentsDto, {})).toMatchObject({ sort: 'newest', page: 1 });
    expect(sentences(ListCommentsDto, { sort: 'oldest', page: '2' })).toEqual([]);
    expect(sentences(ListCommentsDto, { sort: 'best' })).toEqual(['sort must be one of newest, oldest']);
  });
});
