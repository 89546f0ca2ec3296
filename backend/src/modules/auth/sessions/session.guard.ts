import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { MUTED_FIELD } from '@gamegeek/contracts/moderation/muted-field.js';
import { AppError, forbidden, unauthorized } from '../../../core/errors/app-error.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { API_KEY_PREFIX } from '../shared/api-key-format.js';
import { agentOf, authorOf, callerOf, requestOf } from './caller.js';

const insufficientScope = () =>
  new AppError('insufficient_scope', 'An agent token may not do this. A person does it on the site.');

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** For signed-in users, and agents that the route admits; visitors get 401. */
@Injectable()
export class SessionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    if (authorOf(request)) return true;
    if (agentOf(request)) throw insufficientScope();
    const isKey = bearerOf(request)?.startsWith(API_KEY_PREFIX);
    throw unauthorized(isKey ? 'API keys are for scores only. Please log in.' : undefined);
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
    const author = authorOf(requestOf(context));
    if (author) assertNotMuted(author);
    return true;
  }
}

/** For requests of which only a part is published: throws 403 if the user is muted. */
export function assertNotMuted({ mutedUntil }: { mutedUntil?: Date | null }): void {
  if (mutedUntil) throw muted(mutedUntil);
}

/** The field contains the time itself, for clients that show it in another language. */
const muted = (until: Date) =>
  new AppError('forbidden', `You are muted until ${time.format(until)} UTC.`, {
    fields: { [MUTED_FIELD]: [until.toISOString()] },
  });
