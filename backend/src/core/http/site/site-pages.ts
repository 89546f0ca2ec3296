import { Inject, Injectable, Logger } from '@nestjs/common';
import { Remembered } from '../../cache/remembered.js';
import { isAway, toAppError } from '../../errors/to-app-error.js';
import { Turns } from '../../limits/turns.js';
import { Invalidations } from '../../redis/invalidation.js';
import { within } from '../../redis/within.js';
import type { PageContent, SocialCard } from './page-content.js';
import { isPattern, pageAt, PAGES, type NamedPage, type PagePath } from './pages.js';

/** How long a page waits for what is said of it, in milliseconds; after that it leaves without. */
const PATIENCE = 1_000;
/** Visitors of pages are not counted by the limits of the API, so the database is asked by a few of them at a time. */
const READS = { atOnce: 4, waiting: 200 };
const REMEMBERED = { ttl: 5_000, size: 5_000 };

const NOT_FOUND = { title: 'Page Not Found', description: 'This address leads nowhere on GameGeek.' };

/** One address of a sitemap. */
export interface Listed {
  id: number;
  /** What stands in the address, where that is not the id. */
  name?: string;
  changedAt: Date;
}

/** The pages of one kind, for search engines, by their ids: whole numbers from 1 that stay and come in order. */
export interface Listing {
  /** The highest id there is; 0 while there is none. */
  lastId(): Promise<number>;
  /** Those with ids from `first` to `last` that anybody may see, in order. */
  between(first: number, last: number): Promise<Listed[]>;
}

/** What a module knows of the pages of one kind, such as `/games/:id`. */
export interface PageSource {
  /** Of the page with this name (`7`); undefined when there is none, or none for everybody. */
  read(name: string): Promise<PageContent | undefined>;
  listing?: Listing;
}

/** The card of the page with this name; undefined when there is none. */
export type CardSource = (name: string) => Promise<SocialCard | undefined>;

export interface FoundPage {
  status: 200 | 404;
  content: PageContent & { path: string };
  /** Which of the site's pages it is: `*` for an address that leads nowhere. Undefined for one of a kind that is not there. */
  kind: PagePath | '*' | undefined;
  /** Which of its kind, as the address has it (`7`); empty where there is but one. */
  name: string;
  /** Whether search engines may keep it. */
  isListed: boolean;
}

/** What is served of each page before it runs: modules register who knows the pages that are theirs. */
@Injectable()
export class SitePages {
  private readonly log = new Logger('Errors');
  private readonly sources = new Map<PagePath, PageSource>();
  private readonly cards = new Map<PagePath, CardSource>();
  private readonly turns = new Turns(READS);
  private readonly remembered: Remembered<PageContent>;

  constructor(@Inject(Invalidations) invalidations: Pick<Invalidations, 'live' | 'onReset'>) {
    this.remembered = new Remembered({ ...REMEMBERED, load: (path) => this.load(path), invalidations });
  }

  register(path: PagePath, source: PageSource): void {
    if (this.sources.has(path)) throw new Error(`the page ${path} is registered twice`);
    this.sources.set(path, source);
  }

  /** Who draws the cards of links to these pages. */
  registerCard(path: PagePath, source: CardSource): void {
    if (this.cards.has(path)) throw new Error(`the card of ${path} is registered twice`);
    this.cards.set(path, source);
  }

  /** The page at this address has changed: it is read again when it is next asked for. */
  forget(path: string): void {
    this.remembered.forget(path);
  }

  /** Never fails and never waits long: a page that cannot be described now is served all the same. */
  async find(address: string, query = ''): Promise<FoundPage> {
    const named = pageAt(address, query);
    if (!named) return { ...nowhere(address), kind: '*' };
    const { page, path } = named;
    const general = { title: page.title, description: page.description, path: path.split('?', 1)[0] ?? path };
    // What a query names is part of a page that is there without it.
    const isGeneral = page.query !== undefined && named.name === '';
    if (isGeneral || !this.sources.has(page.path)) return there(named, general);
    try {
      const content = await within(this.remembered.get(path), PATIENCE);
      if (content) return there(named, { path, ...content });
      return page.query === undefined ? nowhere(path) : there(named, general);
    } catch (error) {
      this.tell(error);
      return there(named, general);
    }
  }

  /** All kinds of pages that modules list for search engines. */
  get listings(): { path: PagePath; listing: Listing }[] {
    return [...this.sources].flatMap(([path, { listing }]) => (listing ? [{ path, listing }] : []));
  }

  private async load(path: string): Promise<PageContent | undefined> {
    const [address = '', query] = path.split('?');
    const named = pageAt(address, query);
    const source = named && this.sources.get(named.page.path);
    if (!source) return undefined;
    const content = await this.turns.take(() => source.read(named.name));
    const card = content && (await this.cardOf(named));
    return card ? { ...content, card } : content;
  }

  /** A page whose card is not known now is served without one. */
  private async cardOf({ page, name }: NamedPage): Promise<SocialCard | undefined> {
    try {
      return await this.cards.get(page.path)?.(name);
    } catch (error) {
      this.tell(error);
      return undefined;
    }
  }

  /** A database that is away or slow is told elsewhere. */
  private tell(error: unknown): void {
    if (isAway(error) || toAppError(error)?.code === 'unavailable') return;
    this.log.error({ err: error }, 'a page could not be described');
  }
}

/** The pages that are the same for everybody, for search engines. */
export function plainListedPaths(): string[] {
  return PAGES.filter((page) => !('unlisted' in page) && !isPattern(page.path)).map(({ path }) => path);
}

function there({ page, name }: NamedPage, content: FoundPage['content']): FoundPage {
  return { status: 200, content, kind: page.path, name, isListed: !page.unlisted };
}

function nowhere(path: string): FoundPage {
  return { status: 404, content: { ...NOT_FOUND, path }, kind: undefined, name: '', isListed: false };
}
