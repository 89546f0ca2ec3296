import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';

export type NewsletterLink = 'confirm' | 'unsubscribe';

/**
 * Signs and verifies the links of newsletter emails. A token is the subscription id and a keyed hash of it; it is not
 * stored and does not expire, so unsubscribe links in old emails keep working.
 */
@Injectable()
export class NewsletterLinksService {
  private readonly hashes: Record<NewsletterLink, KeyedHash>;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const hash = (link: NewsletterLink) => new KeyedHash(settings, `newsletter: ${link}`);
    this.hashes = { confirm: hash('confirm'), unsubscribe: hash('unsubscribe') };
  }

  urlOf(link: NewsletterLink, id: number): string {
    const token = `${id}.${this.hashes[link].of(String(id)).toString('base64url')}`;
    return `${this.settings.publicUrl}/newsletter?${link}=${token}`;
  }

  /** Returns the subscription id, or undefined for an invalid token. */
  verify(link: NewsletterLink, token: string): number | undefined {
    const [, id = '', hash = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
    if (id === '' || Number(id) > 2 ** 31 - 1) return undefined;
    return this.hashes[link].matches(id, Buffer.from(hash, 'base64url')) ? Number(id) : undefined;
  }
}
