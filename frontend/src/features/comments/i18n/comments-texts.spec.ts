import { CommentDto } from '@gamegeek/contracts/comments/comment.dto.js';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { de } from './comments.de.js';
import { en } from './comments.en.js';
import { es } from './comments.es.js';
import { fr } from './comments.fr.js';
import { de as deSentences } from './comments-validation.de.js';
import { es as esSentences } from './comments-validation.es.js';
import { fr as frSentences } from './comments-validation.fr.js';

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).sort();
const shapeOf = (texts: object) => linesOf(texts).map(([path, text]) => [path, valuesIn(text)]);

describe.each(Object.entries({ es, fr, de }))('the texts of comments in %s', (_code, texts) => {
  it('have the keys of the English ones and name the same values', () => {
    expect(shapeOf(texts)).toEqual(shapeOf(en));
  });

  it('leave no text empty', () => {
    expect(linesOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe.each(Object.entries({ es: esSentences, fr: frSentences, de: deSentences }))(
  'the sentences of comments in %s',
  (_code, sentences) => {
    it('are all that comments can be refused with', () => {
      const said = [CommentDto]
        .flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false))
        .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
      expect(said.length).toBeGreaterThan(2);
      expect(Object.keys(sentences)).toEqual(expect.arrayContaining(said));
    });
  },
);
