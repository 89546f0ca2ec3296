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

describe('the rules of a form', () => {
  it('say the sentence of the first rule that fails, as the server does', async () => {
    expect((await check('')).errors.name?.message).toBe('Name is required');
    expect((await check('ab')).errors.name?.message).toBe('Name must be at least 3 characters');
  });

  it('keep one sentence a field', async () => {
    expect((await check('')).errors.name).not.toHaveProperty('types');
  });

  it('pass on values that are right', async () => {
    expect(await check('abc')).toEqual({ values: { name: 'abc' }, errors: {} });
  });
});
