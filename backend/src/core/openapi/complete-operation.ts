import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { errorSchema } from '@gamegeek/contracts/errors/errors.schemas.js';
import { answerSchema } from './answer-schemas.js';
import { ERROR_CODES } from './api-endpoint.js';
import { errorAnswers, errorCodesOf } from './error-answers.js';
import { exampleOf } from './examples.js';
import { PARAMETERS } from './parameters.js';
import type { Operation, Schema, SchemaObject } from './schemas.js';
import { tagOf } from './tags.js';

type Parameter = Extract<NonNullable<Operation['parameters']>[number], { in: string }>;
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: unknown }>;

interface Named {
  method: string;
  path: string;
  operation: Operation & { [ERROR_CODES]?: ErrorCode[] };
}

/** Adds derived parts: tag, parameter descriptions, errors, examples. */
export function completeOperation({ method, path, operation }: Named, shapes: Record<string, SchemaObject>): void {
  const tag = tagOf(path);
  operation.tags = tag === undefined ? [] : [tag];
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter) describeParameter(parameter, (schema) => exampleOf(schema, shapes, parameter.name));
  }
  const contents = [operation.requestBody, ...Object.values(operation.responses)];
  for (const holder of contents) if (holder && 'content' in holder) addExamples(holder.content as Content, shapes);
  const codes = errorCodesOf(method, operation, operation[ERROR_CODES] ?? []);
  operation[ERROR_CODES] = codes;
  Object.assign(operation.responses, errorAnswers(codes));
  operation.responses.default = {
    description: 'Any other error, in the same shape',
    content: { 'application/json': { schema: answerSchema(errorSchema) } },
  };
}

function describeParameter(parameter: Parameter, example: (schema: Schema) => unknown): void {
  const known = PARAMETERS[parameter.name];
  // Query parameters are documented by their DTO, path parameters by their name.
  if (known?.schema && parameter.in !== 'query') parameter.schema = known.schema;
  if (parameter.in === 'header') parameter.required = false;
  if (known) parameter.description = known.description;
  if (parameter.schema) parameter.example = example(parameter.schema);
}

function addExamples(content: Content, shapes: Record<string, SchemaObject>): void {
  for (const media of Object.values(content)) {
    if (media.schema && !media.examples) media.example ??= exampleOf(media.schema, shapes);
  }
}
