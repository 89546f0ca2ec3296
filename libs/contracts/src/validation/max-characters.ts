import { registerDecorator, type ValidationOptions } from 'class-validator';
import { charactersOf } from './characters-of.js';

/**
 * A limit in code points, as in PostgreSQL. class-validator counts a character and its variation selector as one, so
 * its limit may accept twice the length of a column.
 */
export function MaxCharacters(max: number, options?: ValidationOptions): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'maxLength',
      target: target.constructor,
      propertyName: String(property),
      constraints: [max],
      options: { message: `Text must be at most ${max} characters`, ...options },
      validator: { validate: (value) => typeof value === 'string' && charactersOf(value) <= max },
    });
}
