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
  refuseTraps(value, unknown);
  const dto = plainToInstance(type, value);
  const errors = validateSync(dto, { whitelist: true, forbidNonWhitelisted: unknown === 'refuse' });
  if (errors.length > 0) throw validationFailed(fieldErrors(errors));
  return dto;
}

/** Names that class-transformer passes over in silence, because they mean something to JavaScript. */
const TRAPS = ['__proto__', 'constructor', 'prototype'];

/** What the validators themselves would stumble over. */
function refuseTraps(value: object, unknown: UnknownProperties): void {
  const fields = Object.create(null) as FieldErrors;
  for (const [property, inner] of Object.entries(value)) {
    if (unknown === 'refuse' && TRAPS.includes(property)) fields[property] = [notKnown(property)];
    else if (!isWellFormed(inner)) fields[property] = [`${property} must be well-formed text`];
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** False when a text anywhere inside holds half a character, a lone surrogate. Bodies are bounded in depth before. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

const notKnown = (property: string) => `${property} is not a known property`;

function fieldErrors(errors: ValidationError[]): FieldErrors {
  const fields = Object.create(null) as FieldErrors;
  for (const { property, constraints = {} } of errors) {
    const sentences = Object.entries(constraints).map(([rule, sentence]) =>
      rule === 'whitelistValidation' ? notKnown(property) : sentence,
    );
    // Several rules may have the same to say: one sentence is enough.
    fields[property] = [...new Set(sentences)];
  }
  return fields;
}
