import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { forbiddenOrigin, isForeign } from './cross-site.js';

/** For our own pages and clients that are not browsers; pages of other origins get 403, whatever their credentials. */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    if (isForeign(context.switchToHttp().getRequest<Request>(), this.settings.publicUrl)) throw forbiddenOrigin();
    return true;
  }
}
