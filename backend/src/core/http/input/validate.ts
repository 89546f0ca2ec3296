import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { NULLABLE, UNTRANSFORMED } from '@gamegeek/contracts/validation/property-mark.js';
import { validationFailed } from '../../errors/app-error.js';

/** Unknown properties of a body are refused; unknown query parameters are ignored (docs/api.md, section 1). */
export type UnknownProperties = 'refuse' | 'ignore';

/** Converts external data to a DTO, or throws `validation_failed` with all messages of all fields. */
export function validate<T extends object>(type: ClassConstructor<T>, value: unknown, unknown: UnknownProperties): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw validationFailed({ body: ['Send a JSON object.'] });
  }
  const prototype = type.prototype as object;
  const properties = Object.entries(value);
  const isUntransformed = ([property]: [string, unknown]) => UNTRANSFORMED.has(prototype, property);
  const transformed = properties.filter((property) => !isUntransformed(property));
  refuseTraps(transformed, unknown);
  const dto = plainToInstance(type, Object.fromEntries(transformed));
  Object.assign(dto, Object.fromEntries(properties.filter(isUntransformed)));
  const errors = validateSync(dto, { whitelist: true, forbidNonWhitelisted: unknown === 'refuse' });
  if (errors.length > 0) throw validationFailed(fieldErrors(errors));
  return withoutNulls(dto, prototype);
}

/** Whether `validate` accepts a body. */
export function isValidBody(type: ClassConstructor<object>, body: unknown): boolean {
  try {
    validate(type, body, 'refuse');
    return true;
  } catch {
    return false;
  }
}

/**
 * Names of Object.prototype: class-transformer calls some of them at any depth and silently drops the others. No DTO
 * has such a property.
 */
const TRAPS = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Refuses input that class-transformer and class-validator cannot handle. */
function refuseTraps(properties: [string, unknown][], unknown: UnknownProperties): void {
  const fields = Object.create(null) as FieldErrors;
  for (const [property, inner] of properties) {
    const trap = unknown === 'refuse' && TRAPS.has(property) ? property : trapIn(inner);
    if (trap !== undefined) fields[property] = [notKnown(trap)];
    else if (!isWellFormed(inner)) fields[property] = [`${property} must be well-formed text`];
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** The first forbidden name at any depth; the depth of bodies is limited before. */
function trapIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const trap = !Array.isArray(value) && TRAPS.has(name) ? name : trapIn(inner);
    if (trap !== undefined) return trap;
  }
  return undefined;
}

/** False when any string contains a lone surrogate. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

/** IsOptional accepts null, but handlers expect a value or undefined unless null has a meaning. */
function withoutNulls<T extends object>(dto: T, prototype: object): T {
  for (const [property, value] of Object.entries(dto)) {
    if (value === null && !NULLABLE.has(prototype, property)) Reflect.deleteProperty(dto, property);
  }
  return dto;
}

const notKnown = (property: string) => `${property} is not a known property`;

function fieldErrors(errors: ValidationError[]): FieldErrors {
  const fields = Object.create(null) as FieldErrors;
  for (const { property, constraints = {} } of errors) {
    // Decorators run from last to first; DTO classes declare presence and type first.
    const sentences = Object.entries(constraints)
      .toReversed()
      .map(([rule, sentence]) => (rule === 'whitelistValidation' ? notKnown(property) : sentence));
    // Several rules may produce the same message.
    fields[property] = [...new Set(sentences)];
  }
  return fields;
}
