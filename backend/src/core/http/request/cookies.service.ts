import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { GUEST_SECRET } from '@gamegeek/contracts/play/play.dto.js';
import type { CookieOptions, Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { OPENED_DRAFTS } from './opened-drafts.js';

/** The cookies of the site, and the form of their values; others are not read. */
const COOKIES = {
  /** An access token. */
  session: /^\S+$/,
  /** Identifies a browser at its next sign-in; grants no access. */
  device: /^[A-Za-z0-9_-]{22}$/,
  /** The secret of a guest. */
  guest: GUEST_SECRET,
  /** The drafts that were opened by their link, with the secrets of the links. */
  drafts: OPENED_DRAFTS,
};
export type CookieName = keyof typeof COOKIES;

/**
 * Reads and sets cookies. Behind TLS their names begin with `__Host-`: browsers accept those from this host alone, so
 * that no other host of the domain can set them.
 */
@Injectable()
export class Cookies {
  private readonly prefix: string;
  private readonly options: CookieOptions;

  constructor(@Inject(SETTINGS) { publicUrl }: Pick<Settings, 'publicUrl'>) {
    const secure = publicUrl.startsWith('https:');
    this.prefix = secure ? '__Host-' : '';
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }

  /** The name in headers. */
  nameOf(cookie: CookieName): string {
    return this.prefix + cookie;
  }

  read({ headers }: IncomingMessage, cookie: CookieName): string | undefined {
    const wanted = this.nameOf(cookie);
    for (const pair of headers.cookie?.split(';') ?? []) {
      const [name = '', value = ''] = pair.split('=');
      if (name.trim() === wanted && COOKIES[cookie].test(value.trim())) return value.trim();
    }
    return undefined;
  }

  /** @param maxAge in milliseconds */
  set(response: Response, cookie: CookieName, value: string, maxAge: number): void {
    response.cookie(this.nameOf(cookie), value, { ...this.options, maxAge });
  }

  clear(response: Response, cookie: CookieName): void {
    response.clearCookie(this.nameOf(cookie), this.options);
  }
}
