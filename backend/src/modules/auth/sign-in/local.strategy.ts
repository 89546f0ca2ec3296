import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import type { User } from '../accounts/user.entity.js';
import { LoginService } from './login.service.js';

/** Signs in with username or email and password, and a code if two-factor is on. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly login: LoginService,
    private readonly cookies: Cookies,
  ) {
    super({ usernameField: 'identifier', passReqToCallback: true });
  }

  validate(request: Request<object, unknown, LoginDto>, identifier: string, password: string): Promise<User> {
    const from = { address: addressKey(request.ip), device: this.cookies.read(request, 'device') };
    return this.login.logIn({ identifier, password, totp: request.body.totp }, from);
  }
}
