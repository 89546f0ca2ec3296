import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { GUEST_COOKIE, GUEST_KEPT_DAYS } from './guest-secret.js';

const DAY = 86_400_000;

/** The cookie that identifies a guest. */
@Injectable()
export class GuestCookie {
  private readonly options;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const secure = settings.publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', path: '/api', secure } as const;
  }

  set(response: Response, secret: string): void {
    response.cookie(GUEST_COOKIE, secret, { ...this.options, maxAge: GUEST_KEPT_DAYS * DAY });
  }

  clear(response: Response): void {
    response.clearCookie(GUEST_COOKIE, this.options);
  }
}
