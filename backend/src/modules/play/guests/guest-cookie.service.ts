import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { GUEST_COOKIE } from './guest-secret.js';

/** The cookie that identifies a guest. */
@Injectable()
export class GuestCookie {
  private readonly options;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const secure = settings.publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', path: '/api', secure } as const;
  }

  set(response: Response, secret: string): void {
    response.cookie(GUEST_COOKIE, secret, { ...this.options, maxAge: PLAY_RETENTION.guest });
  }

  clear(response: Response): void {
    response.clearCookie(GUEST_COOKIE, this.options);
  }
}
