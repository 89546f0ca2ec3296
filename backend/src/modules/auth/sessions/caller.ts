import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionOwner } from './sessions.service.js';

const callers = new WeakMap<IncomingMessage, SessionOwner>();

/** Stores the owner of a request's session (CallerMiddleware). */
export function setCaller(request: IncomingMessage, owner: SessionOwner): void {
  callers.set(request, owner);
}

export function callerOf(request: IncomingMessage): SessionOwner | undefined {
  return callers.get(request);
}

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** The signed-in user; undefined for visitors. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionOwner | undefined =>
  callerOf(requestOf(context)),
);
