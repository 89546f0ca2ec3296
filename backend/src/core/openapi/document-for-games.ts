import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';
import { ERROR_CODES, FOR_GAMES } from './api-endpoint.js';
import type { Operation, Schema, SchemaObject } from './schemas.js';

type Marked = Operation & { [FOR_GAMES]?: true; [ERROR_CODES]?: ErrorCode[] };
type PathItem = Record<string, Marked>;

/**
 * The part of the document that games and coding agents need, short enough for a model to read whole: errors are listed
 * once, by their codes, and only bodies of requests have examples.
 */
export function documentForGames({ openapi, info, servers, paths, components, ...whole }: OpenAPIObject): object {
  const kept = Object.entries(paths).flatMap(([path, item]) => {
    const operations = Object.entries(item as PathItem).filter(([, operation]) => operation[FOR_GAMES]);
    return operations.length === 0
      ? []
      : [[path, Object.fromEntries(operations.map(([method, operation]) => [method, shortened(operation)]))] as const];
  });
  const operations = kept.flatMap(([, item]) => Object.values(item));
  const codes = new Set(operations.flatMap((operation) => operation[ERROR_CODES] ?? []));
  const ofAll = [...codes].filter((code) => operations.every((operation) => operation[ERROR_CODES]?.includes(code)));
  for (const operation of operations) {
    operation[ERROR_CODES] = operation[ERROR_CODES]?.filter((code) => !ofAll.includes(code)) ?? [];
  }
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const shown = Object.fromEntries(kept);
  return {
    openapi,
    info: { ...info, title: `${info.title}, for games and coding agents` },
    servers,
    tags: whole.tags?.filter(({ name }) => tags.has(name)),
    paths: shown,
    components: {
      securitySchemes: components?.securitySchemes,
      schemas: Object.fromEntries(reachableFrom(shown, components?.schemas ?? {}).map(withoutExample)),
    },
    'x-error-codes-of-all': ofAll,
    // Their messages say the cause.
    'x-errors': Object.fromEntries([...codes].map((code) => [code, ERROR_TEXTS[code].fix])),
  };
}

function shortened({ [FOR_GAMES]: _mark, operationId: _id, ...operation }: Marked): Marked {
  const successes = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
  const responses = successes.map(([status, answer]) => [status, withoutExamples(answer)] as const);
  return { ...operation, responses: Object.fromEntries(responses) };
}

function withoutExamples(answer: Operation['responses'][string]): typeof answer {
  if (!answer || !('content' in answer) || !answer.content) return answer;
  const content = Object.entries(answer.content).map(([type, { schema }]) => [type, { schema }] as const);
  return { ...answer, content: Object.fromEntries(content) };
}

/** The requests that have it show it. */
const withoutExample = ([name, schema]: [string, Schema]): [string, Schema] => {
  const { examples: _examples, ...others } = schema as SchemaObject & { examples?: unknown };
  return [name, others];
};

/** The schemas that a part of the document refers to, directly or by other schemas. */
function reachableFrom<T>(part: object, schemas: Record<string, T>): [string, T][] {
  const found = new Set<string>();
  const visit = (from: unknown): void => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit(part);
  return Object.entries(schemas).filter(([name]) => found.has(name));
}
