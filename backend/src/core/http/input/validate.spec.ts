import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import { VersionDto } from '@gamegeek/contracts/models/version.dto.js';
import { SubmitScoreBatchDto } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { BatchedScoreDto, SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { UNTRANSFORMED } from '@gamegeek/contracts/validation/property-mark.js';
import { AppError } from '../../errors/app-error.js';
import { validate, type UnknownProperties } from './validate.js';

type Dto = ClassConstructor<object>;

const CONTRACTS = path.resolve(import.meta.dirname, '../../../../../libs/contracts/src');
const DTO_FILES = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.dto.ts'),
);

const rulesOf = (type: Dto) => getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
const propertiesOf = (type: Dto) => [...new Set(rulesOf(type).map(({ propertyName }) => propertyName))];

async function classesIn(file: string): Promise<[name: string, type: Dto][]> {
  const exported = (await import(path.join(CONTRACTS, file))) as Record<string, unknown>;
  return Object.entries(exported).filter(
    (entry): entry is [string, Dto] => typeof entry[1] === 'function' && rulesOf(entry[1] as Dto).length > 0,
  );
}

const DTO_CLASSES: [name: string, type: Dto][] = [];
for (const file of DTO_FILES) DTO_CLASSES.push(...(await classesIn(file)));

/** The error for an invalid value; undefined when the value is valid. */
function refusalOf(type: Dto, value: unknown, unknown: UnknownProperties = 'refuse'): AppError | undefined {
  try {
    validate(type, value, unknown);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

/** As parsed from JSON, where `__proto__` is an ordinary property. */
const parse = (json: string): unknown => JSON.parse(json);

it('every DTO file exports a DTO class', () => {
  expect(DTO_CLASSES.length).toBeGreaterThan(DTO_FILES.length);
});

describe.each(DTO_CLASSES)('%s', (_name, type) => {
  const isTransformed = (property: string) => !UNTRANSFORMED.has(type.prototype as object, property);
  const names = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
  const inner = names.flatMap((name) => [
    `{"${name}":1}`,
    `{"${name}":{"${name}":null}}`,
    `[{"${name}":"x"}]`,
    `{"a":[[{"b":{"${name}":1}}]]}`,
  ]);

  it('refuses property names with a meaning in JavaScript at any depth', () => {
    for (const json of [
      ...names.map((name) => `{"${name}":1}`),
      ...[...propertiesOf(type).filter(isTransformed), 'unknown'].flatMap((property) =>
        inner.map((value) => `{${JSON.stringify(property)}:${value}}`),
      ),
    ]) {
      expect([json, refusalOf(type, parse(json))?.code]).toEqual([json, 'validation_failed']);
    }
  });

  it('reports presence or type first for a missing property or a wrong type', () => {
    for (const property of propertiesOf(type)) {
      for (const value of [undefined, {}, [], [{}], 5.5, true, 'x', -1]) {
        const sentences = refusalOf(type, { [property]: value })?.details.fields?.[property];
        if (!sentences || isWrongOnlyInForm(type, property, value)) continue;
        expect([property, value, sentences[0]]).toEqual([
          property,
          value,
          expect.not.stringMatching(/at most|too l(ong|arge)|control characters/),
        ]);
      }
    }
  });
});

/** Of the right type, so that a rule about length or format applies. */
function isWrongOnlyInForm(type: Dto, property: string, value: unknown): boolean {
  const rules = rulesOf(type).filter(({ propertyName }) => propertyName === property);
  return typeof value === 'string' && rules.some(({ name }) => name === 'isString' || name === 'isPlainText');
}

describe('validate', () => {
  it.each([
    [SubmitScoreDto, { gameId: 1, score: '5' }, 'Send score as a number, without quotes'],
    [SubmitScoreDto, { score: 5 }, 'gameId is missing'],
    [SubmitScoreDto, { gameId: 1, score: 0 }, 'Score must be positive'],
    [SubmitScoreBatchDto, {}, 'scores is missing'],
    [UpdateGameDto, { name: 'x', description: 7 }, 'Name must be at least 2 characters'],
  ])('of %p reports the most helpful message first for %j', (type: Dto, value, sentence) => {
    expect(refusalOf(type, value)?.message).toBe(sentence);
  });

  it('treats null of an optional property as absent', () => {
    const sent = { version: '1.0', description: 'A version of a model.', capabilities: null, is_latest: null };
    expect(validate(VersionDto, sent, 'refuse')).toEqual({ version: '1.0', description: 'A version of a model.' });
  });

  it('keeps null where it clears a URL', () => {
    const sent = { game_url: null, image_url: '', preview_images: null, name: null };
    expect(validate(UpdateGameDto, sent, 'refuse')).toEqual({ game_url: null, image_url: null });
  });

  it('refuses null for a required property', () => {
    expect(refusalOf(BatchedScoreDto, { gameId: null, score: 1 })?.details.fields).toHaveProperty('gameId');
  });

  it('leaves the items of a batch for individual validation', () => {
    const body = parse('{"scores":[{"gameId":1,"constructor":1},{"__proto__":{"a":1}},{"x":"\\ud800"},null]}') as {
      scores: unknown[];
    };
    expect(validate(SubmitScoreBatchDto, body, 'refuse').scores).toBe(body.scores);
  });

  it('ignores unknown query parameters', () => {
    const query = parse('{"constructor":"x","__proto__":"x","toString":"x","unknown":"x","page":"2"}');
    expect(validate(ListGamesDto, query, 'ignore')).toEqual({ page: 2 });
  });
});
