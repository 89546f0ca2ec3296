import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { addressKey } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import type { PlayToken } from './play-token.js';
import { playTokenInvalid } from './play-tokens.errors.js';
import { PlayTokens } from './play-tokens.service.js';

const ACCEPTS_EXPIRED = 'accepts expired play tokens';
const plays = new WeakMap<Request, PlayToken>();

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** Requires a play token as bearer credential. */
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
    const expired = this.reflector.get<boolean | undefined>(ACCEPTS_EXPIRED, context.getHandler());
    plays.set(request, await this.tokens.verify(credential, () => addressKey(request.ip), { expired }));
    return true;
  }
}

/** On a handler: accepts expired tokens of running sessions. */
export const AcceptsExpiredToken = () => SetMetadata(ACCEPTS_EXPIRED, true);

/** The verified token of the request. */
export const CurrentPlay = createParamDecorator((_data: unknown, context: ExecutionContext): PlayToken | undefined =>
  plays.get(requestOf(context)),
);
