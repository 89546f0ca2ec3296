import type { IncomingMessage } from 'node:http';
import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { forbidden, unauthorized } from '../../../core/errors/app-error.js';
import { muted } from '../auth.errors.js';
import type { SessionOwner } from './sessions.js';

const callers = new WeakMap<IncomingMessage, SessionOwner>();

/** Notes on a request whose session it carries (CallerMiddleware). */
export function setCaller(request: IncomingMessage, owner: SessionOwner): void {
  callers.set(request, owner);
}

export function callerOf(request: IncomingMessage): SessionOwner | undefined {
  return callers.get(request);
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** For signed-in users only; everybody else gets 401. */
@Injectable()
export class SessionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!callerOf(requestOf(context))) throw unauthorized();
    return true;
  }
}

/** For admins only; other users get 403. */
@Injectable()
export class AdminGuard extends SessionGuard {
  override canActivate(context: ExecutionContext): boolean {
    super.canActivate(context);
    if (!callerOf(requestOf(context))?.isAdmin) throw forbidden('Only admins may do this.');
    return true;
  }
}

/** For signed-in users who are not muted; others get 403 with the end of the mute. */
@Injectable()
export class NotMutedGuard extends SessionGuard {
  override canActivate(context: ExecutionContext): boolean {
    super.canActivate(context);
    const caller = callerOf(requestOf(context));
    if (caller) assertNotMuted(caller);
    return true;
  }
}

/** For requests of which only a part is published: throws 403 if the user is muted. */
export function assertNotMuted({ mutedUntil }: { mutedUntil?: Date | null }): void {
  if (mutedUntil && mutedUntil > new Date()) throw muted(mutedUntil);
}

/** For visitors as well: says so on the endpoint, and lets everybody pass. */
@Injectable()
export class OptionalSession implements CanActivate {
  canActivate(): boolean {
    return true;
  }
}

/** The signed-in user; undefined for a visitor, which only an endpoint with OptionalSession can meet. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionOwner | undefined =>
  callerOf(requestOf(context)),
);
