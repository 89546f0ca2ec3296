import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { InvalidatedCache } from '../cache/invalidated-cache.js';
import { escapeMarkup } from './escape.js';
import { plainListedPaths, SitePages, type Listed, type Listing } from './site-pages.service.js';

/** The maximum number of URLs in a sitemap file (sitemaps.org). */
const ADDRESSES = 50_000;
/** Rows of one query, to keep each short. */
const ROWS = 2_000;
/** No invalidation: a sitemap may be some minutes old. */
const UNTIL_IT_IS_OLD = { live: true, onReset: () => undefined };
/** The largest file has about half a megabyte compressed. */
const CACHE = { ttl: 600_000, size: 32, invalidations: UNTIL_IT_IS_OLD };
const INDEX = 'sitemap.xml';
/** Public pages without parameters. */
const PLAIN = 'sitemap-pages.xml';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file `games` for pages `/games/:id` with a range of ids. */
interface Part {
  path: string;
  listing: Listing;
  first: number;
  last: number;
}

/**
 * Sitemaps for search engines: one file while all URLs fit, otherwise an index of files. Each file covers a range of
 * ids, so it is read by key and stays the same as games are added.
 */
@Injectable()
export class Sitemap {
  private readonly files = new InvalidatedCache({ ...CACHE, load: (name) => this.load(name) });
  private readonly parts = new InvalidatedCache({ ...CACHE, load: () => this.readParts() });

  constructor(
    private readonly pages: SitePages,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** A compressed file by its name; undefined if it does not exist. */
  file(name: string): Promise<Buffer | undefined> {
    return this.files.get(name);
  }

  private async load(name: string): Promise<Buffer | undefined> {
    const pieces = await this.write(name);
    if (!pieces) return undefined;
    const zip = createGzip();
    const [file] = await Promise.all([buffer(zip), pipeline(pieces, zip)]);
    return file;
  }

  /** Written in portions, so that the largest file does not block other requests. */
  private async write(name: string): Promise<Iterable<string> | AsyncIterable<string> | undefined> {
    if (name === PLAIN) return this.addresses(plainListedPaths(), []);
    const parts = (await this.parts.get('all')) ?? new Map<string, Part>();
    if (name === INDEX) return this.first(parts);
    const part = parts.get(name);
    return part && this.addresses([], [part]);
  }

  private first(parts: Map<string, Part>): Iterable<string> | AsyncIterable<string> {
    const plain = plainListedPaths();
    const fitsIntoOne = plain.length + sizeOf([...parts.values()]) <= ADDRESSES;
    return fitsIntoOne ? this.addresses(plain, [...parts.values()]) : this.index([PLAIN, ...parts.keys()]);
  }

  private async readParts(): Promise<Map<string, Part>> {
    const parts = new Map<string, Part>();
    for (const { path, listing } of this.pages.listings) {
      const lastId = await listing.lastId();
      for (let first = 1, number = 1; first <= lastId; first += ADDRESSES, number += 1) {
        const name = `sitemap-${path.split('/').at(-2)}-${number}.xml`;
        parts.set(name, { path, listing, first, last: Math.min(first + ADDRESSES - 1, lastId) });
      }
    }
    return parts;
  }

  private async *addresses(plain: string[], parts: Part[]): AsyncIterable<string> {
    yield beginningOf('urlset');
    for (const path of plain) yield this.entry(path);
    for (const { path, listing, first, last } of parts) {
      for (let from = first; from <= last; from += ROWS) {
        const listed = await listing.between(from, Math.min(from + ROWS - 1, last));
        yield listed.map((each) => this.entry(addressOf(path, each), each.changedAt)).join('');
      }
    }
    yield endOf('urlset');
  }

  private index(names: string[]): string[] {
    const files = names.map((name) => `<sitemap><loc>${this.url(`/${name}`)}</loc></sitemap>\n`);
    return [beginningOf('sitemapindex'), ...files, endOf('sitemapindex')];
  }

  private entry(path: string, changedAt?: Date): string {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${this.url(path)}</loc>${lastmod}</url>\n`;
  }

  private url(path: string): string {
    return escapeMarkup(`${this.settings.publicUrl}${path}`);
  }
}

/** `/games/7` for pages `/games/:id`. */
function addressOf(path: string, { id, name = String(id) }: Listed): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + encodeURIComponent(name);
}

function sizeOf(parts: Part[]): number {
  return parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

function beginningOf(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n`;
}

function endOf(root: string): string {
  return `</${root}>\n`;
}
