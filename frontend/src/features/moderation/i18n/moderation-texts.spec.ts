import { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { de } from './moderation.de.js';
import { en } from './moderation.en.js';
import { es } from './moderation.es.js';
import { fr } from './moderation.fr.js';
import { de as deReport } from './report.de.js';
import { en as enReport } from './report.en.js';
import { es as esReport } from './report.es.js';
import { fr as frReport } from './report.fr.js';
import { de as deSentences } from './moderation-validation.de.js';
import { es as esSentences } from './moderation-validation.es.js';
import { fr as frSentences } from './moderation-validation.fr.js';

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).sort();
const shapeOf = (texts: object) => linesOf(texts).map(([path, text]) => [path, valuesIn(text)]);

describe.each([
  ['moderation in es', es, en],
  ['moderation in fr', fr, en],
  ['moderation in de', de, en],
  ['reporting in es', esReport, enReport],
  ['reporting in fr', frReport, enReport],
  ['reporting in de', deReport, enReport],
])('the texts of %s', (_name, texts, english) => {
  it('have the keys of the English ones and name the same values', () => {
    expect(shapeOf(texts)).toEqual(shapeOf(english));
  });

  it('leave no text empty', () => {
    expect(linesOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe.each(Object.entries({ es: esSentences, fr: frSentences, de: deSentences }))(
  'the sentences of moderation in %s',
  (_code, sentences) => {
    it('are all that the dialogs can be refused with', () => {
      const said = [ReportDto, ActDto]
        .flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false))
        .filter(({ name }) => name !== 'isString')
        .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
      // What no dialog of ours can send wrongly is for other people's programs.
      const shown = said.filter((sentence) => !/^(kind|act|user_id) must be/.test(sentence));
      expect(shown.length).toBeGreaterThan(5);
      expect(Object.keys(sentences)).toEqual(expect.arrayContaining(shown));
    });
  },
);
