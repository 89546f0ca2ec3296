/** A request in the text of a sample: what it sends, and which properties of the answer it reads. */
export interface SampleCall {
  path: string;
  sends: string[];
  reads: string[];
}

/** What the files of engines call the parts of an error. */
const OF_ERRORS = ['refused', 'message', 'wait', 'unsure'];

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Requests of the GDScript file: `var asked := await _ask("/api/…", {"gameId": …})`, then `asked.poll`. */
export function callsInGodot(sample: string): SampleCall[] {
  return [...sample.matchAll(/(?:var (\w+) := await )?_(?:ask|authorised|request)\("(\/api[^"]+)", \{([^}]*)\}/g)].map(
    ([, variable, path = '', body = '']) => {
      const reads = variable ? namesIn(sample, new RegExp(`\\b${variable}\\.(?:get\\("|has\\(")?(\\w+)`, 'g')) : [];
      return { path, sends: namesIn(body, /"(\w+)":/g), reads: reads.filter((name) => !OF_ERRORS.includes(name)) };
    },
  );
}

/** Requests of the C# file: `Ask("/api/…", new PollRequest { … })`, then `JsonUtility.FromJson<Session>(answer)`. */
export function callsInUnity(sample: string): SampleCall[] {
  const fields = new Map(
    [...sample.matchAll(/class (\w+) \{ ([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      namesIn(body, /public \w+ (\w+);/g),
    ]),
  );
  const [, ...parts] = sample.split(/(?<=(?:Ask|Authorised)\()(?="\/api)/);
  return parts.map((part) => {
    const [, path = '', request = ''] = /^"([^"]+)", new (\w+)/.exec(part) ?? [];
    const [, answer = ''] = /FromJson<(\w+)>/.exec(part) ?? [];
    return { path, sends: fields.get(request) ?? [], reads: fields.get(answer) ?? [] };
  });
}

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export interface ApiDocument {
  paths: Record<string, { post?: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

/**
 * What the documented API does not know in a call: unknown and missing properties of the body, unknown ones of the
 * answer.
 */
export function unknownIn({ path, sends, reads }: SampleCall, document: ApiDocument): string[] {
  const operation = document.paths[path]?.post;
  if (!operation) return [`POST ${path}`];
  const variants = (schema: JsonSchema | undefined): JsonSchema[] => {
    if (!schema) return [];
    if (schema.$ref) return variants(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
    return [schema, ...[schema.oneOf, schema.anyOf, schema.allOf].flatMap((parts) => (parts ?? []).flatMap(variants))];
  };
  const schemaIn = (content: Record<string, { schema: JsonSchema }> | undefined) =>
    content?.['application/json']?.schema;
  const body = variants(schemaIn(operation.requestBody?.content));
  const answer = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => variants(schemaIn(content)));
  const known = (schemas: JsonSchema[]) => schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  const required = body[0]?.required ?? [];
  return [
    ...sends.filter((name) => !known(body).includes(name)).map((name) => `${path}: sends ${name}`),
    ...required.filter((name) => !sends.includes(name)).map((name) => `${path}: does not send ${name}`),
    ...reads.filter((name) => !known(answer).includes(name)).map((name) => `${path}: reads ${name}`),
  ];
}
