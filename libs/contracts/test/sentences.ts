import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';

/** All validation messages of a value by property; empty if it is valid. */
export function sentencesOf<T extends object>(type: ClassConstructor<T>, value: object): Record<string, string[]> {
  const errors = validateSync(plainToInstance(type, value), { whitelist: true, forbidNonWhitelisted: true });
  return Object.fromEntries(errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)]));
}

/** The DTO instance that handlers get. */
export function read<T extends object>(type: ClassConstructor<T>, value: object): T {
  return plainToInstance(type, value);
}
