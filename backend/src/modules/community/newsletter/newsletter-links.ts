import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';

export type NewsletterLink = 'confirm' | 'unsubscribe';

/**
 * Tokens of the newsletter's links: the subscription's id and a keyed hash of it. They stand nowhere, so an
 * unsubscribe link in an old mail works for ever.
 */
@Injectable()
export class NewsletterLinks {
  private readonly hashes: Record<NewsletterLink, KeyedHash>;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const hash = (link: NewsletterLink) => new KeyedHash(settings, `newsletter: ${link}`);
    this.hashes = { confirm: hash('confirm'), unsubscribe: hash('unsubscribe') };
  }

  address(link: NewsletterLink, id: number): string {
    const token = `${id}.${this.hashes[link].of(String(id)).toString('base64url')}`;
    return `${this.settings.publicUrl}/newsletter?${link}=${token}`;
  }

  /** Which subscription the token is for; undefined for one that we have not made. */
  idIn(link: NewsletterLink, token: string): number | undefined {
    const [, id = '', hash = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
    if (id === '' || Number(id) > 2 ** 31 - 1) return undefined;
    return this.hashes[link].matches(id, Buffer.from(hash, 'base64url')) ? Number(id) : undefined;
  }
}
