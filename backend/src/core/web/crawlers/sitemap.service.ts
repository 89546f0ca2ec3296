import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { InvalidatedCache } from '../../cache/invalidated-cache.js';
import { escapeMarkup } from '../escape.js';
import { plainListedPaths, SitePages, type Listed } from '../site-pages.service.js';

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const ADDRESSES = 50_000;
/** Rows of one query, to keep each short. */
const ROWS = 2_000;
/** The largest id of a PostgreSQL integer. */
const LARGEST_ID = 2_147_483_647;
/** No invalidation: a sitemap may be some minutes old. */
const UNTIL_IT_IS_OLD = { live: true, onReset: () => undefined };
/** The largest sitemap has about half a megabyte compressed. */
const CACHE = { ttl: 600_000, size: 1, invalidations: UNTIL_IT_IS_OLD };

/** The sitemap for search engines: all public pages, the newest if there are too many. */
@Injectable()
export class Sitemap {
  private readonly cache = new InvalidatedCache({ ...CACHE, load: () => this.write() });

  constructor(
    private readonly pages: SitePages,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Compressed. */
  async read(): Promise<Buffer> {
    return (await this.cache.get('sitemap')) ?? Buffer.alloc(0);
  }

  /** In portions, so that a large one does not block other requests. */
  private async write(): Promise<Buffer> {
    const zip = createGzip();
    const [file] = await Promise.all([buffer(zip), pipeline(this.lines(), zip)]);
    return file;
  }

  private async *lines(): AsyncIterable<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
    const plain = plainListedPaths();
    yield plain.map((path) => this.entry(path)).join('');
    yield* this.newest(ADDRESSES - plain.length);
    yield '</urlset>\n';
  }

  /** Takes turns, so that the many pages of one kind do not displace the few of another. */
  private async *newest(most: number): AsyncIterable<string> {
    let left = most;
    let unread = this.pages.listings.map((kind) => ({ ...kind, last: LARGEST_ID }));
    while (unread.length > 0 && left > 0) {
      for (const kind of unread) {
        const limit = Math.min(ROWS, left);
        const listed = await kind.listing.newest(kind.last, limit);
        left -= listed.length;
        kind.last = listed.length < limit ? 0 : (listed.at(-1)?.id ?? 0) - 1;
        yield listed.map((each) => this.entry(addressOf(kind.path, each), each.changedAt)).join('');
      }
      unread = unread.filter(({ last }) => last > 0);
    }
  }

  private entry(path: string, changedAt?: Date): string {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(`${this.settings.publicUrl}${path}`)}</loc>${lastmod}</url>\n`;
  }
}

/** `/games/7` for pages `/games/:id`. */
function addressOf(path: string, { id, name = String(id) }: Listed): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + encodeURIComponent(name);
}
