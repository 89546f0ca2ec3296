import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** In characters. */
const PORTION = 64 * 1024;

/**
 * A user's data as one JSON document, in portions. Rows are read while earlier ones are sent, because there may be
 * millions. Resolves once the first portion is read, so that a failure until then can still be answered as an error.
 */
export async function exportDocument(
  parts: readonly PersonalDataPart[],
  userId: string,
  madeAt: Date,
): Promise<AsyncIterable<string>> {
  const portions = inPortions(piecesOf(parts, userId, madeAt));
  const first = await portions.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* portions;
  })();
}

async function* inPortions(pieces: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let portion = '';
  for await (const piece of pieces) {
    portion += piece;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield portion;
}

async function* piecesOf(parts: readonly PersonalDataPart[], userId: string, madeAt: Date): AsyncGenerator<string> {
  yield `{\n  "made_at": ${JSON.stringify(madeAt.toISOString())}`;
  for (const part of parts) {
    const data = part.collect?.(userId);
    if (!data) continue;
    yield `,\n  ${JSON.stringify(part.name)}: `;
    if (Symbol.asyncIterator in data) yield* listOf(data);
    else yield JSON.stringify((await data) ?? null);
  }
  yield '\n}\n';
}

async function* listOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n    ${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}
