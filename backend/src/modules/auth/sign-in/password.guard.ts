import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import type { Request } from 'express';
import { validate } from '../../../core/http/input/validate.js';

const LocalGuard = AuthGuard('local');

/** Authenticates by password. Guards run before pipes, so the body is validated here. */
@Injectable()
export class PasswordGuard extends LocalGuard {
  override canActivate(context: ExecutionContext): ReturnType<InstanceType<typeof LocalGuard>['canActivate']> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = validate(LoginDto, request.body ?? {}, 'refuse');
    return super.canActivate(context);
  }
}
