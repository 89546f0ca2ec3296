import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PagePath } from '@gamegeek/contracts/site/pages.js';
import { InvalidatedCache } from '../cache/invalidated-cache.js';
import { isAway, toAppError } from '../errors/to-app-error.js';
import { Semaphore } from '../limits/semaphore.js';
import { LimitedLog } from '../logging/limited-log.js';
import { Invalidations } from '../redis/invalidations.service.js';
import { withTimeout } from '../redis/with-timeout.js';
import type { PageContent, SocialCard } from './page-content.js';
import { isPattern, pageAt, SITE_PAGES, type NamedBoard, type NamedPage } from './pages.js';

/** How long a page waits for its content, in milliseconds; after that the general content is used. */
const PATIENCE = 1_000;
/** Pages of many addresses must not fill the pool. */
const READS = { concurrency: 4, queueSize: 200 };
const CACHE = { ttl: 5_000, size: 5_000, missingTtl: 1_000 };

const NOT_FOUND = { title: 'Page Not Found', description: 'This address leads nowhere on GameGeek.' };

/** An entry of the sitemap. */
export interface Listed {
  id: number;
  /** The path parameter, if it is not the id. */
  name?: string;
  changedAt: Date;
}

/** Pages of one kind for search engines, by ids that are stable, positive and increasing. */
export interface Listing {
  /** Public pages with ids up to `last`, the newest first. */
  newest(last: number, limit: number): Promise<Listed[]>;
}

/** A source of the content of pages of one kind, such as `/games/:id`. */
export interface PageSource {
  /**
   * The content of the page with this name (`7`), and of the board that its address names; undefined if it does not exist
   * or is not public.
   */
  read(name: string, board?: NamedBoard): Promise<PageContent | undefined>;
  listing?: Listing;
  /** Origins that a page which is not public frames for the caller of this request. */
  framesFor?(name: string, request: IncomingMessage): Promise<readonly string[]>;
}

/** The card of the page with this name; undefined when there is none. */
export type CardSource = (name: string) => Promise<SocialCard | undefined>;

export interface FoundPage {
  status: 200 | 404;
  content: PageContent & { path: string };
  /** The page; `*` for an unknown path, undefined if the subject does not exist. */
  kind: PagePath | '*' | undefined;
  /** The path parameter (`7`), or empty. */
  name: string;
  /** Whether search engines may index it. */
  isListed: boolean;
}

/** Provides the head of each page; modules register sources for their pages. */
@Injectable()
export class SitePages {
  private readonly log = new LimitedLog(new Logger('Errors'));
  private readonly cards = new Map<PagePath, CardSource>();
  private readonly sources = new Map<PagePath, PageSource>();
  private readonly semaphore = new Semaphore(READS);
  private readonly cache: InvalidatedCache<PageContent>;

  constructor(@Inject(Invalidations) invalidations: Pick<Invalidations, 'live' | 'onReset'>) {
    this.cache = new InvalidatedCache({
      ...CACHE,
      load: (path) => this.load(path),
      invalidations,
    });
  }

  /** Registers the drawn image for link previews of these pages. */
  registerCard(path: PagePath, source: CardSource): void {
    if (this.cards.has(path)) throw new Error(`the card of ${path} is registered twice`);
    this.cards.set(path, source);
  }

  register(path: PagePath, source: PageSource): void {
    if (this.sources.has(path)) throw new Error(`the page ${path} is registered twice`);
    this.sources.set(path, source);
  }

  /** Drops the cached content of this path. */
  forget(path: string): void {
    this.cache.delete(path);
  }

  /** Never fails and never waits longer than a second: the general content is used instead. */
  async find(address: string, query = ''): Promise<FoundPage> {
    const named = pageAt(address, query);
    if (!named) return { ...nowhere(address), kind: '*' };
    const { page, path } = named;
    const general = { title: page.title, description: page.description, path: path.split('?', 1)[0] ?? path };
    // A page with an optional query parameter exists without it.
    const isGeneral = page.query !== undefined && named.name === '';
    if (isGeneral || !this.sources.has(page.path)) return there(named, general);
    try {
      const content = await withTimeout(this.cache.get(path), PATIENCE);
      if (content) return there(named, { path, ...content });
      return page.query === undefined ? nowhere(path) : there(named, general);
    } catch (error) {
      this.logFailure(error);
      return there(named, general);
    }
  }

  /** Origins that a page may frame. Never fails: without them, the game is offered in a tab. */
  async framesOf(
    { content, status }: FoundPage,
    address: string,
    request: IncomingMessage,
  ): Promise<readonly string[]> {
    const named = status === 404 ? pageAt(address) : undefined;
    const source = named && this.sources.get(named.page.path);
    if (!named || !source?.framesFor) return content.frames ?? [];
    try {
      return await withTimeout(source.framesFor(named.name, request), PATIENCE);
    } catch (error) {
      this.logFailure(error);
      return [];
    }
  }

  /** All listings of modules, for the sitemap. */
  get listings(): { path: PagePath; listing: Listing }[] {
    return [...this.sources].flatMap(([path, { listing }]) => (listing ? [{ path, listing }] : []));
  }

  private async load(path: string): Promise<PageContent | undefined> {
    const [address = '', query] = path.split('?');
    const named = pageAt(address, query);
    const source = named && this.sources.get(named.page.path);
    if (!source) return undefined;
    const content = await this.semaphore.run(() => source.read(named.name, named.board));
    const card = content && (await this.cardOf(named));
    return card ? { ...content, card } : content;
  }

  /** Without a card if it cannot be loaded. */
  private async cardOf({ page, name }: NamedPage): Promise<SocialCard | undefined> {
    try {
      return await this.cards.get(page.path)?.(name);
    } catch (error) {
      this.logFailure(error);
      return undefined;
    }
  }

  /** Outages of the database are logged elsewhere. */
  private logFailure(error: unknown): void {
    if (isAway(error) || toAppError(error)?.code === 'unavailable') return;
    this.log.error({ err: error }, 'the content of a page could not be read');
  }
}

/** Public pages without parameters. */
export function plainListedPaths(): string[] {
  return SITE_PAGES.filter((page) => !page.unlisted && !isPattern(page.path)).map(({ path }) => path);
}

function there({ page, name }: NamedPage, content: FoundPage['content']): FoundPage {
  return { status: 200, content, kind: page.path, name, isListed: !page.unlisted };
}

function nowhere(path: string): FoundPage {
  return { status: 404, content: { ...NOT_FOUND, path }, kind: undefined, name: '', isListed: false };
}
