import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';

export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type ReferenceObject = Extract<Schema, { $ref: string }>;
export type SchemaObject = Exclude<Schema, ReferenceObject>;

const schemas = new Map<string, SchemaObject>();

/** Names a schema, so that the document contains it once and refers to it. */
export function named(name: string, schema: SchemaObject): ReferenceObject {
  schemas.set(name, schema);
  return { $ref: `#/components/schemas/${name}` };
}

export function namedSchemas(): Record<string, SchemaObject> {
  return Object.fromEntries(schemas);
}

/** An object with exactly these properties. */
export function object(properties: Record<string, Schema>): SchemaObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Extends a named schema with properties. (`allOf` of two closed schemas would allow nothing.) */
export function extended({ $ref }: ReferenceObject, properties: Record<string, Schema>): SchemaObject {
  const base = schemas.get($ref.split('/').at(-1) ?? '');
  if (!base?.properties) throw new Error(`${$ref} has not been named`);
  return object({ ...base.properties, ...properties });
}

export const listOf = (items: Schema): SchemaObject => ({ type: 'array', items });
export const text: SchemaObject = { type: 'string' };
export const flag: SchemaObject = { type: 'boolean' };
export const integer: SchemaObject = { type: 'integer' };
export const figure: SchemaObject = { type: 'number' };
export const uuid: SchemaObject = { type: 'string', format: 'uuid' };
export const time: SchemaObject = { type: 'string', format: 'date-time' };
export const oneOf = (values: readonly string[]): SchemaObject => ({ type: 'string', enum: [...values] });
export const link: SchemaObject = { type: 'string', format: 'uri' };
/** A URL, or a path on this site for images of hosted games. */
export const picture: SchemaObject = { type: 'string', format: 'uri-reference' };
// In OpenAPI 3.1 a type may be a list; the library has types of 3.0.
const of31 = (schema: object) => schema as SchemaObject;
export const orNull = (schema: SchemaObject) => of31({ ...schema, type: [schema.type, 'null'] });

/** The same for a union of named schemas. */
export const namedOrNull = (...schemas: ReferenceObject[]) => of31({ anyOf: [...schemas, { type: 'null' }] });

export const ERROR = named('Error', {
  ...object({
    statusCode: integer,
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: text,
    error: { type: 'string', description: 'The same sentence as `message`.' },
    fields: { type: 'object', additionalProperties: listOf(text), description: 'What is wrong, by property.' },
    requestId: uuid,
  }),
  required: ['statusCode', 'code', 'message', 'error', 'requestId'],
});
