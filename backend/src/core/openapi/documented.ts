import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { dtoProperties, dtoSchema } from './dto-schema.js';
import { ERROR, named, type Schema } from './schemas.js';

type DtoClass = new () => object;

interface Documentation {
  /** The status of a success and the shape of its body; none for 204. */
  answers: [status: number, schema?: Schema];
  body?: DtoClass;
  query?: DtoClass;
  /** Errors that callers of this endpoint should expect, beyond those that any endpoint can answer. */
  errors?: ErrorCode[];
  signedIn?: boolean;
  paged?: boolean;
}

/** Says in the API's document what goes in and what comes out. */
export function Documented({
  answers: [status, schema],
  body,
  query,
  errors = [],
  signedIn,
  paged,
}: Documentation): MethodDecorator {
  const decorators: MethodDecorator[] = [
    ApiResponse({ status, description: 'Done', headers: paged ? PAGING : undefined, ...json(schema) }),
  ];
  if (body) decorators.push(ApiBody({ schema: named(body.name, dtoSchema(body)) }));
  if (query) {
    for (const property of dtoProperties(query)) decorators.push(ApiQuery(property));
  }
  if (signedIn) decorators.push(ApiBearerAuth());
  const all: ErrorCode[] = [
    ...errors,
    ...(body || query ? (['validation_failed'] as const) : []),
    ...(signedIn ? (['unauthorized'] as const) : []),
  ];
  for (const [code, names] of Map.groupBy(all, (name) => ERROR_STATUS[name])) {
    decorators.push(
      ApiResponse({ status: code, description: names.map((name) => `\`${name}\``).join(', '), ...json(ERROR) }),
    );
  }
  return applyDecorators(...decorators);
}

const PAGING = {
  'X-Total-Count': { description: 'How many there are altogether', schema: { type: 'integer' } },
  Link: { description: 'first, prev, next and last page', schema: { type: 'string' } },
};

const json = (schema: Schema | undefined) => (schema ? { content: { 'application/json': { schema } } } : {});
