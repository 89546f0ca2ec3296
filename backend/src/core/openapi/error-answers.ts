import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';
import { errorSchema, type ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import { answerSchema } from './answer-schemas.js';
import { EXAMPLE_UUID } from './example-values.js';
import type { Operation } from './schemas.js';

type Responses = Operation['responses'];

/** Errors that any request can get. */
const ALWAYS: ErrorCode[] = ['rate_limited', 'unavailable', 'internal'];
const WITH_BODY: ErrorCode[] = ['malformed_json', 'payload_too_large', 'unsupported_media_type'];

/** The error codes of an operation: its own and those of its kind. */
export function errorCodesOf(method: string, operation: Operation, own: ErrorCode[]): ErrorCode[] {
  const unsafe: ErrorCode[] = method === 'get' ? [] : ['forbidden_origin'];
  return [...new Set([...own, ...(operation.requestBody ? WITH_BODY : []), ...unsafe, ...ALWAYS])];
}

/** One response for each status, with an example for each code. */
export function errorAnswers(codes: ErrorCode[]): Responses {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const answers = [...byStatus].map(([status, names]) => [status, errorAnswer(names)] as const);
  return Object.fromEntries(answers.sort(([a], [b]) => a - b));
}

function errorAnswer(codes: ErrorCode[]): Responses[string] {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_TEXTS[code].cause}`).join('\n'),
    content: {
      'application/json': {
        schema: answerSchema(errorSchema),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOfError(code) }])),
      },
    },
  };
}

function exampleOfError(code: ErrorCode): ErrorBody {
  const message = ERROR_TEXTS[code].cause;
  const fields = code === 'validation_failed' || code === 'conflict' ? { fields: { name: [message] } } : {};
  return { statusCode: ERROR_STATUS[code], code, message, error: message, ...fields, requestId: EXAMPLE_UUID };
}
