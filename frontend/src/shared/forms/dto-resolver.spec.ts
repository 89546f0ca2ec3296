import { describe, expect, it } from '@jest/globals';
import { IsNotEmpty, IsString, MinLength } from 'class-validator';
import { dtoResolver } from './dto-resolver.js';

class NameDto {
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name must be text' })
  @MinLength(3, { message: 'Name must be at least 3 characters' })
  name = '';
}

const options = { fields: {}, shouldUseNativeValidation: false };
const check = (name: string) => dtoResolver(NameDto)({ name }, undefined, options);

describe('dtoResolver', () => {
  it('returns the message of the first failing rule, as the server does', async () => {
    expect((await check('')).errors.name?.message).toBe('Name is required');
    expect((await check('ab')).errors.name?.message).toBe('Name must be at least 3 characters');
  });

  it('returns one message per field', async () => {
    expect((await check('')).errors.name).not.toHaveProperty('types');
  });

  it('passes valid values on', async () => {
    expect(await check('abc')).toEqual({ values: { name: 'abc' }, errors: {} });
  });
});
