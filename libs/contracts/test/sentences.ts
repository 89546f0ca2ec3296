import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';

/** Every sentence that a DTO has to say about a value, under its property; empty when there is nothing to say. */
export function sentencesOf<T extends object>(type: ClassConstructor<T>, value: object): Record<string, string[]> {
  const errors = validateSync(plainToInstance(type, value), { whitelist: true, forbidNonWhitelisted: true });
  return Object.fromEntries(errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)]));
}

/** What the code behind the DTO gets to see. */
export function read<T extends object>(type: ClassConstructor<T>, value: object): T {
  return plainToInstance(type, value);
}
