import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { errorSchema, type ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import { answerSchema } from './answer-schemas.js';
import { EXAMPLE_UUID } from './example-values.js';
import type { Operation } from './schemas.js';

type Responses = Operation['responses'];

/** Descriptions of error codes for the document; the site has translated ones. */
const CAUSES: Record<ErrorCode, string> = {
  malformed_json: 'The body is not valid JSON.',
  validation_failed: 'A field is missing, out of range or unknown; `fields` says which.',
  token_invalid: 'The link of the email is used, expired or invalid.',
  out_of_range: 'The score is below or above what this game allows.',
  too_fast: 'The round ended sooner than this game can be played.',
  not_reproduced: 'Replaying the input log does not give this score.',
  round_required: 'This game needs a round for each score.',
  round_invalid: 'The round is unknown, expired, or of another session.',
  unauthorized: 'There is no session, or it has ended.',
  invalid_credentials: 'Name or password is wrong.',
  totp_required: 'The account uses two-factor sign-in, and the code is missing.',
  api_key_invalid: 'The API key is misspelt or has been replaced.',
  play_token_invalid: 'The play token was not issued by this site.',
  play_token_expired: 'The play token has expired; fetch a new one.',
  forbidden: 'The caller does not have permission.',
  forbidden_origin: 'The request came from another origin with the session cookie.',
  wrong_game: 'The play token is for another game.',
  plays_only: 'This game accepts scores from play sessions only.',
  blocked: 'The player may not play this game.',
  origin_not_allowed: 'The maker of the game does not allow this page to start it.',
  not_found: 'It does not exist, or is not visible to the caller.',
  method_not_allowed: 'The path exists, but not for this method.',
  conflict: 'It already exists; `fields` names the values.',
  ticket_used: 'The launch ticket has been used.',
  session_over: 'The play session has ended.',
  code_expired: 'The connect code has expired.',
  code_used: 'The connect code has been used.',
  precondition_failed: 'The file has changed since the date or tag that the request names.',
  secret_unreadable: 'The stored secret cannot be decrypted: generate a new key, or have two-factor sign-in reset.',
  payload_too_large: 'The body is too large.',
  unsupported_media_type: 'The body is not declared as application/json.',
  range_not_satisfiable: 'The requested range lies outside the file; `Content-Range` has its length.',
  expectation_failed: 'The `Expect` header asks for something other than 100-continue.',
  idempotency_mismatch: 'This Idempotency-Key was used with another body.',
  rate_limited: 'Too many requests; `Retry-After` has the seconds to wait.',
  internal: 'An internal error.',
  unavailable: 'The service is starting, overloaded or unreachable; `Retry-After` has the seconds to wait.',
};

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
    description: codes.map((code) => `\`${code}\`: ${CAUSES[code]}`).join('\n'),
    content: {
      'application/json': {
        schema: answerSchema(errorSchema),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOfError(code) }])),
      },
    },
  };
}

function exampleOfError(code: ErrorCode): ErrorBody {
  const message = CAUSES[code];
  const fields = code === 'validation_failed' || code === 'conflict' ? { fields: { name: [message] } } : {};
  return { statusCode: ERROR_STATUS[code], code, message, error: message, ...fields, requestId: EXAMPLE_UUID };
}
