import { registerDecorator, type ValidationOptions } from 'class-validator';
import { charactersOf } from './characters-of.js';

/**
 * A limit in code points, as PostgreSQL counts them. class-validator's own limit counts a character and its variation
 * selector as one, so that what it lets pass may be twice as long as a column takes.
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
