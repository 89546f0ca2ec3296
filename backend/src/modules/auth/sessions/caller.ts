import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionOwner } from './sessions.service.js';

const callers = new WeakMap<IncomingMessage, SessionOwner>();

/** Notes on a request whose session it carries (CallerMiddleware). */
export function setCaller(request: IncomingMessage, owner: SessionOwner): void {
  callers.set(request, owner);
}

export function callerOf(request: IncomingMessage): SessionOwner | undefined {
  return callers.get(request);
}

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** The signed-in user; undefined for a visitor, which only an endpoint with OptionalSession can meet. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionOwner | undefined =>
  callerOf(requestOf(context)),
);
