import { numberOf, partOf, partsOf, textOf, textsOf, type Part } from './read-document.js';

/** The type of a value; the page translates it. */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'flag'
  | 'time'
  | 'date'
  | 'uuid'
  | 'link'
  | 'email'
  | 'list'
  | 'object'
  | 'any';

export interface Field {
  /** The path from the root: `entries[].username`. */
  name: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Null is allowed as well. */
  isNullable: boolean;
  description: string | undefined;
  /** The allowed values. */
  values: string[];
  min: number | undefined;
  max: number | undefined;
  minLength: number | undefined;
  maxLength: number | undefined;
  minItems: number | undefined;
  maxItems: number | undefined;
}

/** Deeper fields are omitted; the example shows them. */
const DEPTH = 4;

const FORMATS: Record<string, FieldKind> = {
  'date-time': 'time',
  date: 'date',
  uuid: 'uuid',
  uri: 'link',
  email: 'email',
};
const KINDS: Record<string, FieldKind> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
};

/** All fields of a schema; nested fields follow their parent. */
export function fieldsOf(schema: unknown, shapes: Part): Field[] {
  return fieldsWithin(resolved(schema, shapes), shapes, '', DEPTH);
}

export function fieldOf(name: string, schema: unknown, isRequired: boolean, description?: string): Field {
  const shape = partOf(schema);
  const types = typesOf(shape);
  return {
    name,
    kind: FORMATS[textOf(shape.format) ?? ''] ?? KINDS[types.find((type) => type !== 'null') ?? ''] ?? 'any',
    isRequired,
    isNullable: types.includes('null') || partsOf(shape.anyOf).some(({ type }) => type === 'null'),
    description: description ?? textOf(shape.description),
    values: Array.isArray(shape.enum) ? shape.enum.map(String) : [],
    min: numberOf(shape.minimum),
    max: numberOf(shape.maximum),
    minLength: numberOf(shape.minLength),
    maxLength: numberOf(shape.maxLength),
    minItems: numberOf(shape.minItems),
    maxItems: numberOf(shape.maxItems),
  };
}

const typesOf = ({ type }: Part): string[] => (typeof type === 'string' ? [type] : textsOf(type));

/** Resolves a reference, or the non-null one of two schemas. */
function resolved(schema: unknown, shapes: Part): Part {
  const shape = partOf(schema);
  const name = textOf(shape.$ref)?.split('/').at(-1);
  if (name !== undefined) return partOf(shapes[name]);
  const other = partsOf(shape.anyOf).find(({ type }) => type !== 'null');
  return other ? { ...resolved(other, shapes), anyOf: shape.anyOf } : shape;
}

function fieldsWithin(shape: Part, shapes: Part, path: string, depth: number): Field[] {
  if (depth === 0) return [];
  if (typesOf(shape).includes('array')) {
    const item = resolved(shape.items, shapes);
    return fieldsWithin(item, shapes, `${path}[]`, depth);
  }
  const required = textsOf(shape.required);
  const own = Object.entries(partOf(shape.properties)).flatMap(([name, property]) => {
    const place = path ? `${path}.${name}` : name;
    const inner = resolved(property, shapes);
    return [
      fieldOf(place, inner, required.includes(name), textOf(partOf(property).description)),
      ...fieldsWithin(inner, shapes, place, depth - 1),
    ];
  });
  const others = partsOf(shape.oneOf).flatMap((one) => fieldsWithin(resolved(one, shapes), shapes, path, depth));
  return [...own, ...firstOfEach(others)];
}

/** A field of several schemas is listed once; it is required only where all require it. */
function firstOfEach(fields: Field[]): Field[] {
  const byName = Map.groupBy(fields, ({ name }) => name);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, isRequired: first.isRequired && others.every(({ isRequired }) => isRequired) }] : [],
  );
}
