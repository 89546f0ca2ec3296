import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { RatingDto } from './rating.dto.js';

type Dto = new () => object;

function sentences(dto: Dto, plain: object): string[] {
  return validateSync(plainToInstance(dto, plain)).flatMap(({ constraints }) => Object.values(constraints ?? {}));
}

describe('a rating', () => {
  it.each([1, 2, 3, 4, 5])('may be %j', (rating) => expect(sentences(RatingDto, { rating })).toEqual([]));

  it.each([0, 6, 1.5, '3', null, undefined, NaN, [3]])('may not be %j', (rating) => {
    for (const sentence of sentences(RatingDto, { rating })) expect(sentence).toBe('Rating must be between 1 and 5');
    expect(sentences(RatingDto, { rating })).not.toEqual([]);
  });
});
