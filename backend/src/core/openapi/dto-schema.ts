import { getMetadataStorage } from 'class-validator';
import type { SchemaObject } from './schemas.js';

export type DtoClass = abstract new () => object;

interface Rule {
  name: string;
  constraints: unknown[];
  /** Applies to the items of a list. */
  each?: boolean;
}

/** Converts class-validator rules to JSON Schema, so that a DTO is documented by its actual validation. */
const KEYWORDS: Record<string, (constraints: unknown[]) => SchemaObject> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isScore: () => ({ type: 'number', minimum: 0 }),
  isObject: () => ({ type: 'object', additionalProperties: {} }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array', items: {} }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIso8601: () => ({ type: 'string', format: 'date' }),
  isWebUrl: () => ({ type: 'string', format: 'uri' }),
  isPictureUrl: () => ({ type: 'string', format: 'uri-reference' }),
  arePictureUrls: () => ({ type: 'array', items: { type: 'string', format: 'uri-reference' } }),
  areWebUrls: () => ({ type: 'array', items: { type: 'string', format: 'uri' } }),
  isGameFrame: ([min, max]) => frameOf({ type: 'integer', minimum: min as number, maximum: max as number }),
  isIn: ([values]) => oneOf(values as unknown[]),
  isNotEmpty: () => ({ minLength: 1 }),
  min: ([min]) => ({ minimum: min as number }),
  max: ([max]) => ({ maximum: max as number }),
  minLength: ([min]) => ({ type: 'string', minLength: min as number }),
  maxLength: ([max]) => ({ type: 'string', maxLength: max as number }),
  isLength: ([min, max]) => ({ type: 'string', minLength: min as number, maxLength: max as number }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  arrayMinSize: ([min]) => ({ minItems: min as number }),
  arrayMaxSize: ([max]) => ({ maxItems: max as number }),
};

function frameOf(side: SchemaObject): SchemaObject {
  const size: SchemaObject = { type: 'object', properties: { width: side, height: side } };
  return { oneOf: [oneOf(['fill']), { ...size, required: ['width', 'height'], additionalProperties: false }] };
}

function oneOf(values: unknown[]): SchemaObject {
  const areTexts = values.every((value) => typeof value === 'string');
  return { ...(areTexts && { type: 'string' }), enum: [...values] };
}

/** The intersection of both: the second rule never widens the first. */
function narrowed(schema: SchemaObject, { name, constraints, each = false }: Rule): SchemaObject {
  if (each) {
    const items = schema.items && !('$ref' in schema.items) ? schema.items : {};
    return { ...schema, type: 'array', items: narrowed(items, { name, constraints }) };
  }
  const more = KEYWORDS[name]?.(constraints) ?? {};
  const minLength = Math.max(schema.minLength ?? 0, more.minLength ?? 0);
  const items = { ...(more.items && { items: { ...more.items, ...schema.items } }) };
  return { ...schema, ...more, ...items, ...(minLength > 0 && { minLength }) };
}

export interface DtoProperty {
  name: string;
  schema: SchemaObject;
  required: boolean;
}

/** All properties of a DTO class, including inherited ones. */
export function dtoProperties(dto: DtoClass): DtoProperty[] {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(dto, '', true, false);
  const defaults = new (dto as new () => Record<string, unknown>)();
  return Object.entries(storage.groupByPropertyName(rules)).map(([name, metadata]) => {
    const named: Rule[] = metadata.map(({ name: rule = '', constraints = [], each }) => ({
      name: rule,
      constraints,
      each,
    }));
    const schema = named.reduce(narrowed, {});
    if (defaults[name] !== undefined) schema.default = defaults[name];
    return { name, schema, required: !metadata.some(({ type }) => type === 'conditionalValidation') };
  });
}

/** The schema is closed, because unknown properties are refused. */
export function dtoSchema(dto: DtoClass): SchemaObject {
  const properties = dtoProperties(dto);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    required: properties.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
