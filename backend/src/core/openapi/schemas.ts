import type { OpenAPIObject } from '@nestjs/swagger';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type ReferenceObject = Extract<Schema, { $ref: string }>;
export type SchemaObject = Exclude<Schema, ReferenceObject>;

export const referenceTo = (name: string): ReferenceObject => ({ $ref: `#/components/schemas/${name}` });

const bodies = new Map<string, SchemaObject>();

/** Names the schema of a request body, so that the document contains it once and refers to it. */
export function namedBody(name: string, schema: SchemaObject): ReferenceObject {
  bodies.set(name, schema);
  return referenceTo(name);
}

export const namedBodies = (): Record<string, SchemaObject> => Object.fromEntries(bodies);
