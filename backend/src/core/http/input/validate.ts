import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { hintsOf } from '@gamegeek/contracts/validation/input-hints.js';
import { NULLABLE, UNTRANSFORMED } from '@gamegeek/contracts/validation/property-mark.js';
import { validationFailed } from '../../errors/app-error.js';
import { fieldSentences, isProperty, unknownHint, unknownSentence } from './field-sentences.js';

/**
 * Unknown properties of a body are refused; unknown query parameters are ignored, except those that resemble a known
 * one (docs/api.md, section 1).
 */
export type UnknownProperties = 'refuse' | 'ignore';

const SOURCE = { refuse: 'body', ignore: 'query' } as const;
const SEND_AN_OBJECT = 'Send a JSON object.';

/** Converts external data to a DTO, or throws `validation_failed` with all messages of all fields. */
export function validate<T extends object>(type: ClassConstructor<T>, value: unknown, unknown: UnknownProperties): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const { shape } = hintsOf(type);
    throw validationFailed({ body: [shape === undefined ? SEND_AN_OBJECT : `${SEND_AN_OBJECT} ${shape}`] });
  }
  const prototype = type.prototype as object;
  const properties = Object.entries(value);
  const isUntransformed = ([property]: [string, unknown]) => UNTRANSFORMED.has(prototype, property);
  const transformed = properties.filter((property) => !isUntransformed(property));
  refuseTraps(transformed, unknown);
  const dto = plainToInstance(type, Object.fromEntries(transformed));
  Object.assign(dto, Object.fromEntries(properties.filter(isUntransformed)));
  const errors = validateSync(dto, { whitelist: true, forbidNonWhitelisted: unknown === 'refuse' });
  const fields = unknown === 'refuse' ? fieldErrors() : misspelt(type, Object.keys(value));
  for (const error of errors) fields[error.property] = fieldSentences(type, error, SOURCE[unknown]);
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
  return withoutNulls(dto, prototype);
}

/**
 * Names of Object.prototype: class-transformer calls some of them at any depth and silently drops the others. No DTO
 * has such a property.
 */
const TRAPS = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Refuses input that class-transformer and class-validator cannot handle. */
function refuseTraps(properties: [string, unknown][], unknown: UnknownProperties): void {
  const fields = fieldErrors();
  for (const [property, inner] of properties) {
    const trap = unknown === 'refuse' && TRAPS.has(property) ? property : trapIn(inner);
    if (trap !== undefined) fields[property] = [`${trap} is not a known property`];
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

/** Fields by any name, also that of a property of Object.prototype. */
const fieldErrors = () => Object.create(null) as FieldErrors;

/** Unknown parameters that were meant to be known ones: without them, the answer would be to another question. */
function misspelt(type: ClassConstructor<object>, names: string[]): FieldErrors {
  const fields = fieldErrors();
  for (const name of names) {
    if (!isProperty(type, name) && unknownHint(type, name) !== undefined)
      fields[name] = [unknownSentence(type, name, 'query')];
  }
  return fields;
}
