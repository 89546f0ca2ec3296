import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from './fields.js';

const shapes = {
  User: {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, name: { type: 'string', minLength: 3, maxLength: 32 } },
    required: ['id'],
  },
};
const namesOf = (schema: object) => fieldsOf(schema, shapes).map(({ name }) => name);

describe('fields of a schema', () => {
  it('have their path, and nested fields follow their parent', () => {
    const comment = {
      type: 'object',
      properties: { user: { $ref: '#/components/schemas/User' }, tags: { type: 'array', items: { type: 'string' } } },
    };
    expect(namesOf(comment)).toEqual(['user', 'user.id', 'user.name', 'tags']);
    expect(namesOf({ type: 'array', items: { $ref: '#/components/schemas/User' } })).toEqual(['[].id', '[].name']);
    const page = { type: 'object', properties: { comments: { type: 'array', items: comment } } };
    expect(namesOf(page)).toContain('comments[].user.name');
  });

  it('have a type and a required flag', () => {
    const [id, name] = fieldsOf({ $ref: '#/components/schemas/User' }, shapes);
    expect(id).toMatchObject({ kind: 'uuid', isRequired: true, isNullable: false });
    expect(name).toMatchObject({ kind: 'text', isRequired: false, minLength: 3, maxLength: 32 });
  });

  it('may be nullable, alone or as a named schema', () => {
    const fields = fieldsOf(
      {
        type: 'object',
        properties: {
          rank: { type: ['integer', 'null'] },
          user: { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] },
        },
      },
      shapes,
    );
    expect(fields.map(({ name, kind, isNullable }) => [name, kind, isNullable])).toEqual([
      ['rank', 'integer', true],
      ['user', 'object', true],
      ['user.id', 'uuid', false],
      ['user.name', 'text', false],
    ]);
  });

  it('of several schemas are listed once, and required only where all require them', () => {
    const either = {
      oneOf: [
        {
          type: 'object',
          properties: { status: { type: 'integer' }, id: { type: 'integer' } },
          required: ['status', 'id'],
        },
        { type: 'object', properties: { status: { type: 'integer' }, code: { enum: ['gone'] } }, required: ['status'] },
      ],
    };
    expect(fieldsOf(either, shapes).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['status', true],
      ['id', true],
      ['code', false],
    ]);
  });

  it('end at a limited depth, even for recursive schemas', () => {
    const tree = { Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } } };
    expect(fieldsOf({ $ref: '#/components/schemas/Tree' }, tree).at(-1)?.name).toBe('child.child.child.child');
  });
});
