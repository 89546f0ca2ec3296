import { applyDecorators, HttpCode } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCookieAuth,
  ApiExtension,
  ApiOperation,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
} from '@nestjs/swagger';
import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { costOfRows, Costs } from '../limits/costs.js';
import { dtoProperties, dtoSchema, type DtoClass } from './dto-schema.js';
import { answerSchema } from './answer-schemas.js';
import { namedBody } from './schemas.js';

export interface EndpointDocumentation {
  /** One line. */
  summary?: string;
  /** Further information for callers. */
  description?: string;
  /** The status of a success and the schema of its body, if any. */
  answers: [status: number, schema?: GenericSchema];
  /** The content type of the body, if it is not JSON. */
  answersAs?: string;
  body?: DtoClass;
  /** The content types of a body that is a file. */
  bodyAs?: string[];
  /** DTO classes that validate items of lists, where the body's class does not. */
  items?: Record<string, DtoClass>;
  /** An example body, where generated values would be unclear. */
  example?: object;
  query?: DtoClass;
  /** Errors of this endpoint in addition to those that any endpoint can answer. */
  errors?: ErrorCode[];
  signedIn?: boolean;
  /** Accepts an agent token as well. */
  withAgent?: boolean;
  /** Accepts an API key as well as a session. */
  withKey?: boolean;
  /** Accepts only a play token. */
  withPlayToken?: boolean;
  paged?: boolean;
  /** Is in the short document for games and coding agents as well. */
  forGames?: boolean;
}

/** The extension of an operation that lists its error codes. */
export const ERROR_CODES = 'x-error-codes';
/** The extension of an operation that is in the document for games. */
export const FOR_GAMES = 'x-for-games';

/** Sets the status of an endpoint, and documents its request and response in OpenAPI. */
export function ApiEndpoint(documentation: EndpointDocumentation): MethodDecorator {
  const { summary, description, answers, answersAs = 'application/json', paged } = documentation;
  const [status, schema] = answers;
  return applyDecorators(
    // 201 is what POST answers anyway, and handlers may change it; redirects set their own.
    ...(status === 201 || status >= 300 ? [] : [HttpCode(status)]),
    ApiOperation({ ...(summary && { summary }), ...(description && { description }) }),
    ApiResponse({
      status,
      description: DONE[status] ?? 'Done',
      headers: paged ? PAGING : undefined,
      ...(schema && { content: { [answersAs]: { schema: answerSchema(schema) } } }),
    }),
    ...inputOf(documentation),
    ...callersOf(documentation),
    ApiExtension(ERROR_CODES, errorsOf(documentation)),
    ...(documentation.forGames ? [ApiExtension(FOR_GAMES, true)] : []),
    ...(paged ? [Costs(costOfRows)] : []),
  );
}

function inputOf({ body, bodyAs, items = {}, example, query }: EndpointDocumentation): MethodDecorator[] {
  const decorators: MethodDecorator[] = [];
  if (body) {
    const schema = dtoSchema(body);
    for (const [list, item] of Object.entries(items)) {
      Object.assign(schema.properties?.[list] ?? {}, { items: namedBody(item.name, dtoSchema(item)) });
    }
    decorators.push(ApiBody({ schema: namedBody(body.name, example ? { ...schema, examples: [example] } : schema) }));
  }
  if (bodyAs) decorators.push(ApiConsumes(...bodyAs), ApiBody({ schema: { type: 'string', format: 'binary' } }));
  if (query) decorators.push(...dtoProperties(query).map((property) => ApiQuery(property)));
  return decorators;
}

/** Authentication; omitted for public endpoints. */
function callersOf({ signedIn, withAgent, withKey, withPlayToken }: EndpointDocumentation): MethodDecorator[] {
  const agent = withAgent ? [ApiBearerAuth('agentToken')] : [];
  const session = [ApiBearerAuth('session'), ApiCookieAuth('cookie'), ...agent];
  if (withPlayToken) return [ApiBearerAuth('playToken')];
  if (withKey) return [ApiSecurity('apiKey'), ...session, ApiSecurity({})];
  if (signedIn) return session;
  // A token shows more of a public answer, such as own drafts.
  return withAgent ? [...agent, ApiSecurity({})] : [];
}

function errorsOf({ errors = [], body, query, signedIn, withAgent }: EndpointDocumentation): ErrorCode[] {
  return [
    ...(body || query ? (['validation_failed'] as const) : []),
    ...(signedIn ? (['unauthorized'] as const) : []),
    ...(signedIn && withAgent ? (['insufficient_scope'] as const) : []),
    ...errors,
  ];
}

const DONE: Record<number, string> = {
  201: 'Created',
  202: 'Accepted',
  302: 'Redirects to a page',
  204: 'No content',
};

const PAGING = {
  'X-Total-Count': { description: 'The total number', schema: { type: 'integer' } },
  Link: { description: 'Links to the first, prev, next and last page', schema: { type: 'string' } },
};
