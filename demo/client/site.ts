import { retryAfter } from './backoff.ts';
import type { Timers } from './timers.ts';

const TIME_LIMIT_MS = 10_000;
const PAGE = 100;
const ATTEMPTS = 4;
/** Who starts the demo will not wait longer than this for a limit to pass. */
const PATIENCE_MS = 15_000;

/** A game of the catalogue, as far as a bot cares. */
export interface ListedGame {
  id: number;
  name: string;
  categories: string[];
  player_count: number;
  /** `plays`: no scores that are sent with API keys. */
  accepts?: string;
  /** Which game of the arcade the site hosts; null for games elsewhere. */
  arcade_id?: string | null;
  /** How long a round lasts at least. */
  min_seconds?: number | null;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface Call {
  body?: Record<string, string>;
  token?: string;
}

/** Thrown when nobody answers at the address. */
export class UnreachableError extends Error {}

/** Thrown when the server answers something that the demo cannot go on with. */
export class SiteError extends Error {}

/** The calls that get a bot ready to play: accounts, keys, the list of games. */
export class Site {
  private readonly url: string;
  private readonly fetch: typeof fetch;
  private readonly timers: Timers;

  constructor(url: string, fetchWith: typeof fetch, timers: Timers) {
    this.url = url;
    this.fetch = fetchWith;
    this.timers = timers;
  }

  async listGames(): Promise<ListedGame[]> {
    const games: ListedGame[] = [];
    for (let page = 1; ; page++) {
      const response = await this.send('GET', `/api/games?limit=${PAGE}&page=${page}`, {});
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok || !Array.isArray(body)) {
        throw new SiteError(`${this.url} answers, but not with a list of games (status ${response.status}).`);
      }
      games.push(...(body as ListedGame[]));
      if (body.length === 0 || games.length >= Number(response.headers.get('X-Total-Count'))) return games;
    }
  }

  async call(method: 'GET' | 'POST', path: string, call: Call = {}): Promise<Answer> {
    const response = await this.send(method, path, call);
    const body: unknown = await response.json().catch(() => null);
    const known = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return { status: response.status, body: known };
  }

  private async send(method: string, path: string, { body, token }: Call): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (body) headers['Content-Type'] = 'application/json';
    if (token) headers.Authorization = `Bearer ${token}`;
    for (let attempt = 1; ; attempt++) {
      const response = await this.reach(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
      if ((response.status !== 429 && response.status !== 503) || attempt === ATTEMPTS) return response;
      const wait = retryAfter(response.headers.get('Retry-After'), this.timers.now()) || 1_000;
      if (wait > PATIENCE_MS) return response;
      await response.body?.cancel();
      await this.timers.wait(wait, new AbortController().signal);
    }
  }

  private async reach(path: string, init: RequestInit): Promise<Response> {
    const { fetch } = this;
    try {
      return await fetch(this.url + path, { ...init, signal: this.timers.limit(TIME_LIMIT_MS) });
    } catch {
      throw new UnreachableError(`No GameGeek answers at ${this.url}: run \`npm start\` first.`);
    }
  }
}
