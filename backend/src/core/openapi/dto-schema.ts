import { getMetadataStorage } from 'class-validator';
import type { SchemaObject } from './schemas.js';

export type DtoClass = abstract new () => object;

interface Rule {
  name: string;
  constraints: unknown[];
}

/** What the rules of class-validator say in JSON Schema, so that a DTO is described by what really checks it. */
const KEYWORDS: Record<string, (constraints: unknown[]) => SchemaObject> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array', items: {} }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isWebUrl: () => ({ type: 'string', format: 'uri' }),
  areWebUrls: () => ({ type: 'array', items: { type: 'string', format: 'uri' } }),
  isIn: ([values]) => ({ enum: [...(values as unknown[])] }),
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

/** What both allow: the second rule never widens the first. */
function narrowed(schema: SchemaObject, { name, constraints }: Rule): SchemaObject {
  const more = KEYWORDS[name]?.(constraints) ?? {};
  const minLength = Math.max(schema.minLength ?? 0, more.minLength ?? 0);
  return { ...schema, ...more, ...(minLength > 0 && { minLength }) };
}

export interface DtoProperty {
  name: string;
  schema: SchemaObject;
  required: boolean;
}

/** Every property of a DTO class, inherited ones included. */
export function dtoProperties(dto: DtoClass): DtoProperty[] {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(dto, '', true, false);
  const defaults = new (dto as new () => Record<string, unknown>)();
  return Object.entries(storage.groupByPropertyName(rules)).map(([name, metadata]) => {
    const named: Rule[] = metadata.map((rule) => ({ name: rule.name ?? '', constraints: rule.constraints ?? [] }));
    const schema = named.reduce(narrowed, {});
    if (defaults[name] !== undefined) schema.default = defaults[name];
    return { name, schema, required: !metadata.some(({ type }) => type === 'conditionalValidation') };
  });
}

/** Unknown properties are refused, so the schema is closed. */
export function dtoSchema(dto: DtoClass): SchemaObject {
  const properties = dtoProperties(dto);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    required: properties.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
