import { EXAMPLE_TIME, EXAMPLE_UUID, EXAMPLE_VALUES } from './example-values.js';
import type { Schema, SchemaObject } from './schemas.js';

/** JSON Schema as in OpenAPI 3.1; the library has types of 3.0. */
type Shape = Omit<SchemaObject, 'type' | 'examples'> & {
  type?: string | string[];
  examples?: unknown[];
  const?: unknown;
};

/** Generates realistic examples from schemas; `shapes` are the components that they refer to. */
export function exampleOf(schema: Schema, shapes: Record<string, SchemaObject>, name = ''): unknown {
  if ('$ref' in schema) return exampleOf(shapes[schema.$ref.split('/').at(-1) ?? ''] ?? {}, shapes, name);
  const { examples, type, ...rest } = schema;
  const shape: Shape = { ...rest, ...(type !== undefined && { type }), ...(Array.isArray(examples) && { examples }) };
  if (shape.examples?.length) return shape.examples[0];
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => exampleOf(part, shapes, name) as object));
  const [first] = shape.oneOf ?? shape.anyOf ?? [];
  if (first) return exampleOf(first, shapes, name);
  return wordFor(name, shape) ?? shape.enum?.[0] ?? byType(shape, shapes, name);
}

const typeOf = ({ type }: Shape): string | undefined => (Array.isArray(type) ? type[0] : type);

/** The value for this name, if the schema allows it. */
function wordFor(name: string, shape: Shape): unknown {
  const word = EXAMPLE_VALUES[name];
  if (word === undefined || (shape.enum && !shape.enum.includes(word))) return undefined;
  if (['uuid', 'date', 'date-time'].includes(shape.format ?? '')) return undefined;
  const isOf: Record<string, boolean> = {
    string: typeof word === 'string',
    integer: Number.isInteger(word),
    number: typeof word === 'number',
    boolean: typeof word === 'boolean',
    array: Array.isArray(word) && shape.items !== undefined && !('$ref' in shape.items) && !shape.items.properties,
  };
  return isOf[typeOf(shape) ?? ''] ? word : undefined;
}

function byType(shape: Shape, shapes: Record<string, SchemaObject>, name: string): unknown {
  switch (typeOf(shape)) {
    case 'string':
      return textOf(shape);
    case 'integer':
    case 'number':
      return shape.default ?? shape.minimum ?? 1;
    case 'boolean':
      return shape.default ?? true;
    case 'array':
      return shape.items ? Array(shape.minItems ?? 1).fill(exampleOf(shape.items, shapes, name)) : [];
    case 'null':
      return null;
    default:
      return objectOf(shape, shapes);
  }
}

function textOf({ format, minLength = 0, maxLength = Infinity }: Shape): string {
  if (format === 'uuid') return EXAMPLE_UUID;
  if (format === 'date-time') return EXAMPLE_TIME;
  if (format === 'date') return EXAMPLE_TIME.slice(0, 10);
  if (format === 'uri' || format === 'uri-reference') return 'https://example.org/';
  return 'text'.padEnd(minLength, ' more').slice(0, maxLength);
}

function objectOf({ properties = {}, additionalProperties }: Shape, shapes: Record<string, SchemaObject>): object {
  const own = Object.entries(properties).map(([name, property]) => [name, exampleOf(property, shapes, name)]);
  if (own.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(own) as object;
  return { name: exampleOf(additionalProperties, shapes) };
}
