import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Streams a user's data as one JSON document; rows are read while earlier ones are written. */
export async function* exportDocument(
  parts: readonly PersonalDataPart[],
  userId: string,
  madeAt: Date,
): AsyncGenerator<string> {
  yield `{\n  "made_at": ${JSON.stringify(madeAt.toISOString())}`;
  for (const part of parts) {
    const data = part.collect?.(userId);
    if (!data) continue;
    yield `,\n  ${JSON.stringify(part.name)}: `;
    if (Symbol.asyncIterator in data) yield* list(data);
    else yield JSON.stringify((await data) ?? null);
  }
  yield '\n}\n';
}

async function* list(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n    ${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}
