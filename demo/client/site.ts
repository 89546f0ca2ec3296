import { retryAfter } from './backoff.ts';
import type { Timers } from './timers.ts';

const TIMEOUT_MS = 10_000;
const PAGE = 100;
const ATTEMPTS = 4;
/** The longest wait for a rate limit at the start of the demo. */
const MAX_WAIT_MS = 15_000;

/** The fields of a game that bots use. */
export interface ListedGame {
  id: number;
  name: string;
  categories: string[];
  player_count: number;
  /** `plays`: accepts only scores with play tokens. */
  accepts?: string;
  /** The arcade game that the site hosts; null for games elsewhere. */
  arcade_id?: string | null;
  /** The published build, if the site hosts the game's files. */
  build_id?: string | null;
  /** The minimum duration of a round. */
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

/** Thrown when the server is unreachable. */
export class UnreachableError extends Error {}

/** Thrown for unusable answers of the server. */
export class SiteError extends Error {}

/** The API calls for preparing bots: accounts, keys and games. */
export class Site {
  private readonly url: string;
  private readonly fetch: typeof fetch;
  private readonly timers: Timers;

  constructor(url: string, fetchWith: typeof fetch, timers: Timers) {
    this.url = url;
    this.fetch = fetchWith;
    this.timers = timers;
  }

  /** The games that can be played. */
  async listGames(): Promise<ListedGame[]> {
    const games: ListedGame[] = [];
    for (let page = 1; ; page++) {
      const response = await this.send('GET', `/api/games?playable=true&limit=${PAGE}&page=${page}`, {});
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok || !Array.isArray(body)) {
        throw new SiteError(`${this.url} did not return a list of games (status ${response.status}).`);
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
      const response = await this.fetchOrThrow(path, {
        method,
        headers,
        body: body ? JSON.stringify(body) : undefined,
      });
      if ((response.status !== 429 && response.status !== 503) || attempt === ATTEMPTS) return response;
      const wait = retryAfter(response.headers.get('Retry-After'), this.timers.now()) || 1_000;
      if (wait > MAX_WAIT_MS) return response;
      await response.body?.cancel();
      await this.timers.wait(wait, new AbortController().signal);
    }
  }

  private async fetchOrThrow(path: string, init: RequestInit): Promise<Response> {
    const { fetch } = this;
    try {
      return await fetch(this.url + path, { ...init, signal: this.timers.timeout(TIMEOUT_MS) });
    } catch {
      throw new UnreachableError(`GameGeek is not reachable at ${this.url}: run \`npm start\` first.`);
    }
  }
}
