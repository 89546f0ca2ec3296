import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { AddressBudget } from '../../../core/limits/address-budget.service.js';
import { FastAnswers, type FastAnswer } from '../../../core/http/fast-lane/fast-answers.service.js';
import { FastLane } from '../../../core/http/fast-lane/fast-lane.service.js';
import { isGone } from '../../../core/http/request/is-gone.js';
import { flat } from '../../../core/http/fast-lane/prepared-head.js';
import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { isPlain } from '../../games/directory/board-directory.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { BoardPages, costOfBoard, type BoardRequest } from './board-pages.service.js';
import { parseBoardQuery } from './board-query.js';
import { isInWindow } from './leaderboard.service.js';
import type { CurrentBoard } from '../shared/board.js';
import { TopRowsCache, type TopRows } from './top-rows.cache.js';

const ROUTE = '/api/leaderboard';

/** A parsed query, and the last response to it. */
interface PageQuery extends BoardRequest {
  current: CurrentBoard;
  encoded?: Encoded;
}

interface Encoded {
  topRows: TopRows;
  version: number;
  /** The response before and after its sequence number, which changes even if the board does not. */
  head: string;
  tail: string;
  isAscii: boolean;
}

/** The number of parsed queries in the cache. */
const MAX_QUERIES = 1_000;

/** `GET /api/leaderboard`: cached rows are encoded once for each change, others are read from the database. */
@Injectable()
export class LeaderboardFastRoute implements OnModuleInit {
  private readonly queries = new Map<string, PageQuery | undefined>();

  constructor(
    private readonly lane: FastLane,
    private readonly answers: FastAnswers,
    private readonly budget: AddressBudget,
    private readonly events: EventStream,
    private readonly topRows: TopRowsCache,
    private readonly pages: BoardPages,
    private readonly games: GameDirectory,
  ) {}

  onModuleInit(): void {
    this.lane.add(`GET ${ROUTE}`, (request, response) => this.answer(request, response));
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    // Requests with credentials have a limit by user, which Express applies.
    if (headers.cookie !== undefined || headers.authorization !== undefined) return false;
    const asked = this.read(request.url ?? '');
    if (!asked) return false;
    if (asked.gameId !== undefined && !this.hasPlainBoard(asked.gameId)) return false;
    return isCached(asked) ? this.sendCached(request, response, asked) : this.load(request, response, asked);
  }

  /** Whether the game is known to be listed, with a main board whose values are scores as they are stored. */
  private hasPlainBoard(gameId: number): boolean {
    const main = this.games.cachedRules(gameId)?.boards.get(MAIN_BOARD);
    return main !== undefined && isPlain(main);
  }

  private sendCached(request: IncomingMessage, response: ServerResponse, asked: PageQuery): boolean {
    const topRows = this.topRows.peek(asked.current);
    if (!topRows || !this.budget.spend(request)) return false;
    const answer = this.answers.begin(request, response, ROUTE, true);
    if (this.events.hasPeers)
      void this.events.caughtUp().then(() => {
        if (!isGone(request)) this.send(answer, this.topRows.peek(asked.current) ?? topRows, asked);
      });
    else this.send(answer, topRows, asked);
    return true;
  }

  private load(request: IncomingMessage, response: ServerResponse, asked: PageQuery): boolean {
    if (!this.budget.spend(request, costOfBoard(asked))) return false;
    const answer = this.answers.begin(request, response, ROUTE, true);
    this.pages.read(asked).then(
      (page) => {
        if (!isGone(request)) answer.json(200, JSON.stringify(page));
      },
      (error: unknown) => answer.error(error),
    );
    return true;
  }

  private send(answer: FastAnswer, topRows: TopRows, asked: PageQuery): void {
    const { head, tail, isAscii } = this.encode(topRows, asked);
    const body = `${head}${this.events.position}${tail}`;
    if (isAscii) answer.ascii(200, body);
    else answer.json(200, body);
  }

  private read(url: string): PageQuery | undefined {
    if (this.queries.has(url)) return this.queries.get(url);
    if (this.queries.size >= MAX_QUERIES) this.queries.clear();
    const query = parseBoardQuery(url);
    const asked = query && { ...query, current: { board: query.gameId ?? ('global' as const), period: query.period } };
    // Deep pages and players are too many to be remembered.
    if (!asked || isCached(asked)) this.queries.set(url, asked);
    return asked;
  }

  private encode(topRows: TopRows, asked: PageQuery): Encoded {
    const { gameId, period, page, limit, encoded } = asked;
    if (encoded?.topRows === topRows && encoded.version === topRows.version) return encoded;
    const entries = topRows.entries.slice((page - 1) * limit, page * limit);
    const tail = `,"page":${page},"limit":${limit},"entries":${JSON.stringify(entries)}}`;
    const isAscii = Buffer.byteLength(tail) === tail.length;
    return (asked.encoded = {
      topRows,
      version: topRows.version,
      head: `{"gameId":${gameId ?? null},"period":"${period}","total":${topRows.total},"seq":`,
      tail: isAscii ? flat(tail) : tail,
      isAscii,
    });
  }
}

const isCached = (asked: PageQuery): boolean => asked.around === undefined && isInWindow(asked);
