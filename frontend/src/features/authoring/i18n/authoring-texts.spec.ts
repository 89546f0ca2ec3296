import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { PLAY_SETTING_CONFLICTS } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { de } from './authoring.de.js';
import { en } from './authoring.en.js';
import { es } from './authoring.es.js';
import { fr } from './authoring.fr.js';
import { de as deSentences } from './authoring-validation.de.js';
import { es as esSentences } from './authoring-validation.es.js';
import { fr as frSentences } from './authoring-validation.fr.js';

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).sort();
const shapeOf = (texts: object) => linesOf(texts).map(([path, text]) => [path, valuesIn(text)]);

describe.each(Object.entries({ es, fr, de }))('the texts of authoring in %s', (_code, texts) => {
  it('have the keys of the English ones and name the same values', () => {
    expect(shapeOf(texts)).toEqual(shapeOf(en));
  });

  it('leave no text empty', () => {
    expect(linesOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe.each(Object.entries({ es: esSentences, fr: frSentences, de: deSentences }))(
  'the sentences of authoring in %s',
  (_code, sentences) => {
    it('are all that the forms can say', () => {
      const said = [GameDto, ModelDto, VersionFormDto]
        .flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false))
        // The forms send text where text is asked for.
        .filter(({ name }) => name !== 'isString')
        .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
      expect(said.length).toBeGreaterThan(25);
      expect(Object.keys(sentences)).toEqual(
        expect.arrayContaining([...said, ...Object.values(PLAY_SETTING_CONFLICTS)]),
      );
    });
  },
);
