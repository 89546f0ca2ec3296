import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCookieAuth,
  ApiExtension,
  ApiOperation,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
} from '@nestjs/swagger';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { dtoProperties, dtoSchema, type DtoClass } from './dto-schema.js';
import { named, type Schema } from './schemas.js';

interface Documentation {
  /** What it does, in one line. */
  summary?: string;
  /** What a caller has to know besides. */
  description?: string;
  /** The status of a success and the shape of its body; none where the answer has none. */
  answers: [status: number, schema?: Schema];
  /** What the body of the answer is, when it is not JSON. */
  answersAs?: string;
  body?: DtoClass;
  /** The classes that the items of a body's lists are checked by, where the body leaves that to each item. */
  items?: Record<string, DtoClass>;
  /** A body as somebody would send it, where the words for its properties alone do not tell. */
  example?: object;
  query?: DtoClass;
  /** Errors that callers of this endpoint should expect, beyond those that any endpoint can answer. */
  errors?: ErrorCode[];
  signedIn?: boolean;
  /** An API key will do as well as a session. */
  withKey?: boolean;
  /** A play token, and nothing else. */
  withPlayToken?: boolean;
  paged?: boolean;
}

/** Under this name an operation of the document lists the codes of its errors. */
export const ERROR_CODES = 'x-error-codes';

/** Says in the API's document what goes in and what comes out. */
export function ApiEndpoint(documentation: Documentation): MethodDecorator {
  const { summary, description, answers, answersAs = 'application/json', paged } = documentation;
  const [status, schema] = answers;
  return applyDecorators(
    ApiOperation({ ...(summary && { summary }), ...(description && { description }) }),
    ApiResponse({
      status,
      description: DONE[status] ?? 'Done',
      headers: paged ? PAGING : undefined,
      ...(schema && { content: { [answersAs]: { schema } } }),
    }),
    ...inputOf(documentation),
    ...callersOf(documentation),
    ApiExtension(ERROR_CODES, errorsOf(documentation)),
  );
}

function inputOf({ body, items = {}, example, query }: Documentation): MethodDecorator[] {
  const decorators: MethodDecorator[] = [];
  if (body) {
    const schema = dtoSchema(body);
    for (const [list, item] of Object.entries(items)) {
      Object.assign(schema.properties?.[list] ?? {}, { items: named(item.name, dtoSchema(item)) });
    }
    decorators.push(ApiBody({ schema: named(body.name, example ? { ...schema, examples: [example] } : schema) }));
  }
  if (query) decorators.push(...dtoProperties(query).map((property) => ApiQuery(property)));
  return decorators;
}

/** Who may ask; nothing is said of what is for everybody. */
function callersOf({ signedIn, withKey, withPlayToken }: Documentation): MethodDecorator[] {
  const session = [ApiBearerAuth('session'), ApiCookieAuth('cookie')];
  if (withPlayToken) return [ApiBearerAuth('playToken')];
  if (withKey) return [ApiSecurity('apiKey'), ...session, ApiSecurity({})];
  return signedIn ? session : [];
}

function errorsOf({ errors = [], body, query, signedIn }: Documentation): ErrorCode[] {
  return [
    ...(body || query ? (['validation_failed'] as const) : []),
    ...(signedIn ? (['unauthorized'] as const) : []),
    ...errors,
  ];
}

const DONE: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken; it happens soon',
  302: 'Leads on to a page',
  204: 'Done; there is nothing to say',
};

const PAGING = {
  'X-Total-Count': { description: 'How many there are altogether', schema: { type: 'integer' } },
  Link: { description: 'first, prev, next and last page', schema: { type: 'string' } },
};
