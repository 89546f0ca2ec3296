import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldErrors } from '@gamegeek/contracts/errors/error-codes.js';
import { validationFailed } from '../errors/app-error.js';

/** Unknown properties of a body are refused; unknown query parameters are ignored (CONTRACT section 1). */
export type UnknownProperties = 'refuse' | 'ignore';

/** Turns outside data into a DTO, or throws `validation_failed` with every sentence under its field. */
export function validate<T extends object>(type: ClassConstructor<T>, value: unknown, unknown: UnknownProperties): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw validationFailed({ body: ['Send a JSON object.'] });
  }
  const dto = plainToInstance(type, value);
  const errors = validateSync(dto, { whitelist: true, forbidNonWhitelisted: unknown === 'refuse' });
  if (errors.length > 0) throw validationFailed(fieldErrors(errors));
  return dto;
}

function fieldErrors(errors: ValidationError[]): FieldErrors {
  const fields = Object.create(null) as FieldErrors;
  for (const { property, constraints = {} } of errors) {
    fields[property] = Object.entries(constraints).map(([rule, sentence]) =>
      rule === 'whitelistValidation' ? `${property} is not a known property` : sentence,
    );
  }
  return fields;
}
