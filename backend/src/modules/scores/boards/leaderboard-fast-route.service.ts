import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { BOARD_PAGE_SIZE } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-query.dto.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { AddressBudget } from '../../../core/limits/address-budget.js';
import { FastAnswers, type FastAnswer } from '../../../core/http/fast-answer.js';
import { GameDirectory } from '../../games/index.js';
import { BoardWindows, type BoardWindow } from './top-rows.cache.js';

const PAIR = /^(gameId|period|page|limit)=(\w+)$/;

/** What a query asks for, and the answer that was last given to it. */
interface PageOfBoard {
  board: Board;
  page: number;
  limit: number;
  encoded?: Encoded;
}

interface Encoded {
  window: BoardWindow;
  version: number;
  /** The answer around its sequence number, which moves even when the board does not. */
  head: string;
  tail: string;
  isAscii: boolean;
}

/** So many different queries are read once and remembered. */
const REMEMBERED_QUERIES = 1_000;

/** `GET /api/leaderboard` for the rows that are in memory: encoded once for each change, not for each reader. */
@Injectable()
export class LeaderboardFastRoute {
  private readonly queries = new Map<string, PageOfBoard | undefined>();

  constructor(
    private readonly answers: FastAnswers,
    private readonly budget: AddressBudget,
    private readonly events: EventStream,
    private readonly windows: BoardWindows,
    private readonly games: GameDirectory,
  ) {}

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    // Somebody signed in is counted by who they are; the ordinary way knows.
    if (headers.cookie !== undefined || headers.authorization !== undefined) return false;
    const asked = this.read(request.url ?? '');
    if (!asked || asked.page * asked.limit > BOARD_WINDOW) return false;
    const { scope } = asked.board;
    if (scope !== 'global' && !this.games.cachedPlayable(scope)) return false;
    const window = this.windows.peek(asked.board);
    if (!window || !this.budget.spend(request)) return false;
    const answer = this.answers.begin(request, response, '/api/leaderboard', true);
    if (this.events.hasPeers)
      void this.events.caughtUp().then(() => this.send(answer, this.windows.peek(asked.board) ?? window, asked));
    else this.send(answer, window, asked);
    return true;
  }

  private send(answer: FastAnswer, window: BoardWindow, asked: PageOfBoard): void {
    const { head, tail, isAscii } = this.encode(window, asked);
    const body = `${head}${this.events.position}${tail}`;
    if (isAscii) answer.ascii(200, body);
    else answer.json(200, body);
  }

  private read(url: string): PageOfBoard | undefined {
    if (this.queries.has(url)) return this.queries.get(url);
    if (this.queries.size >= REMEMBERED_QUERIES) this.queries.clear();
    const asked = parseQuery(url);
    this.queries.set(url, asked);
    return asked;
  }

  private encode(window: BoardWindow, asked: PageOfBoard): Encoded {
    const { board, page, limit, encoded } = asked;
    if (encoded?.window === window && encoded.version === window.version) return encoded;
    const gameId = board.scope === 'global' ? null : board.scope;
    const entries = window.entries.slice((page - 1) * limit, page * limit);
    const tail = `,"page":${page},"limit":${limit},"entries":${JSON.stringify(entries)}}`;
    return (asked.encoded = {
      window,
      version: window.version,
      head: `{"gameId":${gameId},"period":"${board.period}","total":${window.total},"seq":`,
      tail,
      isAscii: Buffer.byteLength(tail) === tail.length,
    });
  }
}

/** The page that a plain query asks for; whatever is unusual or wrong in it is for the ordinary way. */
function parseQuery(url: string): PageOfBoard | undefined {
  const text = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  let [scope, period, page, limit]: [Board['scope'], Board['period'], number, number] = [
    'global',
    'all',
    1,
    BOARD_PAGE_SIZE,
  ];
  const given = new Set<string>();
  for (const pair of text === '' ? [] : text.split('&')) {
    const [, name = '', value = ''] = PAIR.exec(pair) ?? [];
    if (name === '' || given.has(name)) return undefined;
    given.add(name);
    const number = parsePositiveInteger(value);
    const knownPeriod = PERIODS.find((known) => known === value);
    if (name === 'period') {
      if (!knownPeriod) return undefined;
      period = knownPeriod;
    } else if (number === undefined) return undefined;
    else if (name === 'gameId') scope = number;
    else if (name === 'page') page = number;
    else limit = number;
  }
  return limit <= MAX_PAGE_SIZE ? { board: { scope, period }, page, limit } : undefined;
}
