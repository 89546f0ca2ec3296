import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { GenericSchema } from 'valibot';
import { answers } from '../../src/core/openapi/answer-schemas.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.spec\.tsx?$|^frontend\/src\/testing\//.test(file))
    .sort();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Fields that are deliberately not part of the declared answers. */
const OWN_FIELDS = [
  // Stored on the device.
  'frontend/src/features/comments/use-stored-text.ts: text',
  // More tolerant than the contract: unknown icons are shown as a trophy.
  'frontend/src/features/players/players.schemas.ts: icon',
  // Set by the client.
  'frontend/src/features/players/players.schemas.ts: patched',
];

/** Shapes with fewer fields may be equal by chance. */
const MIN_FIELDS = 4;

const fieldsOf = (schema: GenericSchema): string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : [];
const keyOf = (fields: string[]) => [...new Set(fields)].sort().join(', ');

describe('the shape of an answer', () => {
  it('is part of the OpenAPI document wherever the contracts declare it', () => {
    const exported = filesIn('libs/contracts/src/**/*.schemas.ts').flatMap((file) =>
      [...read(file).matchAll(/^export const (\w)(\w*)Schema\b/gm)].map(
        ([, first = '', rest]) => `${first.toUpperCase()}${rest}`,
      ),
    );
    expect(exported.length).toBeGreaterThan(50);
    expect(Object.keys(answers).sort()).toEqual(exported.sort());
  });

  // Excludes database rows, which have the same names but dates as times.
  it('is not declared as an interface as well', () => {
    const shapes = new Map(
      Object.entries(answers)
        .map(([name, schema]) => ({ name, fields: fieldsOf(schema) }))
        .filter(({ fields }) => fields.length >= MIN_FIELDS)
        .map(({ name, fields }) => [keyOf(fields), name]),
    );
    expect(shapes.size).toBeGreaterThan(40);
    const again = filesIn('{backend,frontend,libs/contracts,libs/sdk}/src/**/*.{ts,tsx}').flatMap((file) =>
      [
        ...read(file).matchAll(/^(?:export )?(?:interface|type) (\w+)\b(?! extends Row\b)[^{}\n;]*\{\n([^{}]*)^\}/gm),
      ].flatMap(([, name, body = '']) => {
        const fields = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, field = '']) => field);
        const shape = shapes.get(keyOf(fields));
        return shape === undefined ? [] : [`${file}: ${name} is ${shape}`];
      }),
    );
    expect(again).toEqual([]);
  });

  it('is not declared by the server outside the contracts', () => {
    // Events and their messages stay on the server.
    const isOfEvents = (file: string) =>
      file.endsWith('.events.ts') || file === 'backend/src/core/events/event-message.ts';
    const declared = filesIn('backend/src/**/*.ts').filter(
      (file) => !isOfEvents(file) && /\bv\.(object|strictObject|looseObject)\(/.test(read(file)),
    );
    expect(declared).toEqual([]);
  });

  it('is derived by the client instead of declared again', () => {
    const written = filesIn('frontend/src/**/*.{ts,tsx}').flatMap((file) =>
      [
        ...read(file).matchAll(
          /(\w+): (?:v\.(?:optional|nullable)\()?v\.(?:string|number|boolean|picklist|literal)\(/g,
        ),
      ].map(([, field]) => `${file}: ${field}`),
    );
    expect(written.sort()).toEqual([...OWN_FIELDS].sort());
  });
});
