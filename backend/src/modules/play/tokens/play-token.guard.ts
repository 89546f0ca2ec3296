import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { addressKey } from '../../../core/http/client-address.js';
import { bearerOf } from '../../../core/http/credentials.js';
import type { PlayToken } from './play-token.js';
import { playTokenInvalid } from './play-tokens.errors.js';
import { PlayTokens } from './play-tokens.service.js';

const EXPIRED_WILL_DO = 'expired play tokens will do';
const plays = new WeakMap<Request, PlayToken>();

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** For who brings a play token as a bearer credential; everybody else gets 401. */
@Injectable()
export class PlayTokenGuard implements CanActivate {
  constructor(
    private readonly tokens: PlayTokens,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const credential = bearerOf(request);
    if (credential === undefined) throw playTokenInvalid();
    const expired = this.reflector.get<boolean | undefined>(EXPIRED_WILL_DO, context.getHandler());
    plays.set(request, await this.tokens.verify(credential, () => addressKey(request.ip), { expired }));
    return true;
  }
}

/** On a handler: an expired token of a running session is taken as well. */
export const ExpiredWillDo = () => SetMetadata(EXPIRED_WILL_DO, true);

/** The token that the guard has read. */
export const CurrentPlay = createParamDecorator((_data: unknown, context: ExecutionContext): PlayToken | undefined =>
  plays.get(requestOf(context)),
);
