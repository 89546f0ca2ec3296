import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { secretGame, replayedGame } from '@gamegeek/arcade/games.js';
import { LOG_LIMIT } from '@gamegeek/arcade/game.js';
import type { LiveRefusal, RunAck, RunWatchers } from '@gamegeek/contracts/live/live-events.js';
import { parseRunTopic, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import type { LiveRunChanges } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { REPORT_SILENCE, type RunReport } from '@gamegeek/contracts/play/run-report.js';
import { applyRunChanges } from '@gamegeek/rules/live/live-runs.js';
import { LIVE_RUN_LIMITS } from '../../../config/limits.js';
import { AppError } from '../../../core/errors/app-error.js';
import { EventStream, type StreamedEvent } from '../../../core/events/event-stream.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import { WatcherCounts } from '../../../core/live/watcher-counts.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { SHARING_CHANGED } from '../../auth/preferences/preferences.controller.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { LeaderboardService } from '../../scores/boards/leaderboard.service.js';
import { keyedRandom } from '../rounds/keyed-random.js';
import { seedNumber } from '../rounds/round.js';
import type { RoundRow } from '../rounds/rounds.repository.js';
import { Rounds } from '../rounds/rounds.service.js';
import { PLAYS_ENDED } from '../tokens/ended-sessions.service.js';
import { PlayTokens } from '../tokens/play-tokens.service.js';
import type { PlayToken } from '../tokens/play-token.js';
import { LiveRunsRepository } from './live-runs.repository.js';
import { LiveRunsStore, type StoredRun } from './live-runs.store.js';
import './live-runs.events.js';

/** The page on which somebody plays. */
export interface Reporter {
  address: () => string;
  isConnected: () => boolean;
  notify: (watchers: RunWatchers) => void;
}

/** A run whose player has a socket on this node. */
interface HeldRun {
  play: PlayToken;
  reporter: Reporter;
  /** The name of its round. */
  round: string;
  run: StoredRun;
  userId: string | null;
  /** The last score that became a best of the player while this run was held. */
  best?: number;
  /** Of `performance.now()`. */
  checkedAt: number;
}

interface FoundRun extends Pick<HeldRun, 'run' | 'userId'> {
  /** Where it was found: on this node, in Redis, or only as a round that has just begun. */
  from: 'held' | 'store' | 'round';
}

const refused = (code: LiveRefusal['code'], message: string): LiveRefusal => ({ ok: false, code, message });
const notShared = () => refused('forbidden', 'Nobody may watch this run.');
const tooSoon = () =>
  refused('rate_limited', `A run is reported ${LIVE_RUN_LIMITS.reportsPerSecond} times a second at most.`);

/**
 * Runs that are being played. The page of the player reports them here, with their inputs while somebody watches; the
 * inputs of games with hidden information are read from the round. A report proves nothing: scores are checked by
 * replays of what is sent with them.
 */
@Injectable()
export class LiveRuns implements OnModuleInit, OnModuleDestroy {
  private readonly held = new Map<string, HeldRun>();
  /** The same runs, by `keyOf`. */
  private readonly ofPlayers = new Map<string, HeldRun>();
  /** Runs whose sockets are gone, for as long as they are in Redis. */
  private readonly forgotten = new Map<string, HeldRun>();
  /** Sessions whose report is being handled. */
  private readonly busy = new Set<string>();
  /** How many reports of each session were taken in this second. */
  private readonly taken = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tokens: PlayTokens,
    private readonly rounds: Rounds,
    private readonly repository: LiveRunsRepository,
    private readonly store: LiveRunsStore,
    private readonly events: EventStream,
    private readonly counts: WatcherCounts,
    private readonly boards: LeaderboardService,
    private readonly games: GameDirectory,
    private readonly invalidations: Invalidations,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.taken.clear(), 1_000).unref();
    this.counts.onChange((text) => {
      const sessionId = parseRunTopic(text);
      const held = sessionId === undefined ? undefined : this.held.get(sessionId);
      if (held && sessionId !== undefined) held.reporter.notify({ sessionId, watching: this.watching(sessionId) });
    });
    this.invalidations.on(SHARING_CHANGED, (userId) => this.recheck((held) => held.userId === userId));
    this.invalidations.on(PLAYS_ENDED, (id) => {
      if (id === '*') this.recheck(() => true);
      else if (this.held.has(id) || this.forgotten.has(id)) void this.end(id).catch(() => undefined);
    });
    this.games.onChange((gameId) => this.recheck(({ play }) => play.gameId === gameId));
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A run that is over has a rank once its score is a best of its player. */
  @OnEvent('scores.accepted')
  onScoresAccepted({ payload: { bests } }: StreamedEvent<'scores.accepted'>): void {
    if (this.ofPlayers.size === 0) return;
    for (const { userId, boardId, score } of bests) {
      const held = this.ofPlayers.get(keyOf(userId, boardId));
      if (!held) continue;
      held.best = score;
      void this.addRank(held).catch(() => undefined);
    }
  }

  async report(report: RunReport, reporter: Reporter): Promise<RunAck> {
    const play = await this.verify(report.token, reporter);
    if ('ok' in play) return play;
    const { sessionId } = play;
    if (report.state === 'left') {
      await this.endIfKnown(sessionId);
      return { ok: true, sessionId, watching: 0, known: 0 };
    }
    const taken = this.taken.get(sessionId) ?? 0;
    if (this.busy.has(sessionId) || taken >= LIVE_RUN_LIMITS.reportsPerSecond) return tooSoon();
    this.busy.add(sessionId);
    this.taken.set(sessionId, taken + 1);
    try {
      const held = await this.hold(play, report.round, reporter);
      if (!held) return notShared();
      await this.goOn(held, { ...report, state: report.state });
      return { ok: true, sessionId, watching: this.watching(sessionId), known: held.run.log.length };
    } finally {
      this.busy.delete(sessionId);
    }
  }

  /** The player's socket is gone. The run stays in Redis for a while: the page may connect to another node. */
  forget(reporter: Reporter): void {
    for (const [sessionId, held] of this.held) {
      if (held.reporter !== reporter) continue;
      this.remove(sessionId);
      this.forgotten.set(sessionId, held);
      setTimeout(() => this.forgotten.delete(sessionId), REPORT_SILENCE).unref();
    }
  }

  private async verify(token: string, { address }: Reporter): Promise<PlayToken | LiveRefusal> {
    try {
      return this.tokens.cached(token) ?? (await this.tokens.verify(token, address));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      // After the sleep of a machine, the page gets a new token soon.
      return refused(error.code === 'play_token_expired' ? 'unavailable' : 'forbidden', error.message);
    }
  }

  private watching(sessionId: string): number {
    return this.counts.of(runTopic(sessionId));
  }

  /** The run of a round on this node; undefined if it may not be watched. */
  private async hold(play: PlayToken, round: string, reporter: Reporter): Promise<HeldRun | undefined> {
    const known = this.held.get(play.sessionId);
    const now = performance.now();
    if (known?.round === round && now < known.checkedAt + LIVE_RUN_LIMITS.checkEvery) {
      return Object.assign(known, { reporter, play });
    }
    const found = await this.find(play, round, known);
    if (!found) {
      await this.endIfKnown(play.sessionId);
      return undefined;
    }
    const { userId, run, from } = found;
    const held = { play, reporter, round, userId, run, checkedAt: now };
    this.remove(play.sessionId);
    // The socket may have been closed meanwhile.
    if (reporter.isConnected()) this.add(held);
    if (from === 'round') await this.replace(play.sessionId, run);
    if (from === 'store') await this.repeat(play.sessionId, run);
    return held;
  }

  private async find(play: PlayToken, round: string, known: HeldRun | undefined): Promise<FoundRun | undefined> {
    const facts = await this.repository.factsOf(play.sessionId);
    if (!facts || facts.arcadeId === null) return undefined;
    const { gameName, arcadeId, userId, username } = facts;
    const player = userId !== null && username !== null ? { id: userId, username } : null;
    if (known?.round === round) return { userId, from: 'held', run: { ...known.run, gameName, player } };
    const row = await this.readRound(play, round);
    // Others still play the seed of the daily; the points of a race count on no board.
    if (!row || row.day !== null || row.racedScoreId !== null || row.hasEnded) return undefined;
    const startedAt = row.startedAt.toISOString();
    const stored = await this.store.read(play.sessionId);
    if (stored?.startedAt === startedAt) return { userId, from: 'store', run: { ...stored, gameName, player } };
    const secret = secretGame(arcadeId);
    return {
      userId,
      from: 'round',
      run: {
        ...{ gameId: play.gameId, gameName, arcadeId, player },
        rulesVersion: (secret ?? replayedGame(arcadeId))?.version ?? 0,
        seed: secret ? null : seedNumber(row),
        log: secret?.encode([]) ?? '',
        opening: secret?.deal(keyedRandom(row.seed)).opening ?? null,
        answers: secret ? [] : null,
        startedAt,
        ...{ tick: 0, state: 'playing', score: 0, rank: null },
      },
    };
  }

  private async readRound(play: PlayToken, round: string): Promise<RoundRow | undefined> {
    try {
      return await this.rounds.read(round, play);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  }

  private async goOn(held: HeldRun, { state, score, log }: Omit<RunReport, 'state'> & Pick<StoredRun, 'state'>) {
    const { play, run } = held;
    const { sessionId } = play;
    const isWatched = this.watching(sessionId) > 0;
    const made = run.answers ? isWatched && (await this.answered(held, run.answers)) : extended(run, log);
    // Reports of one socket are in order, so that this is a late one, or another page's.
    if (made === 'late') return;
    if (made === 'other') {
      held.run = { ...run, log: log?.append ?? '', tick: log?.tick ?? 0, state, score };
      await this.replace(sessionId, held.run);
      return;
    }
    const changes: LiveRunChanges = { ...(made || {}), state, score };
    const moved = applyRunChanges({ ...run, watching: 0 }, changes);
    await this.store.put(sessionId, moved);
    // What has not reached all nodes is reported again, or their watchers would lack it.
    if (isWatched && !(await this.events.publish('runs.moved', { sessionId, changes }))) return;
    held.run = moved;
    await this.addRank(held);
  }

  /** What was answered in a game with hidden information since the last report. */
  private async answered({ play, round, run }: HeldRun, known: object[]): Promise<LiveRunChanges | undefined> {
    const row = await this.readRound(play, round);
    const game = secretGame(run.arcadeId);
    const inputs = game?.decode(row?.log);
    if (!row?.log || !game || !inputs) return undefined;
    const dealt = game.deal(keyedRandom(row.seed));
    const answers = inputs.map((input) => dealt.ask(input) ?? {});
    const logAt = run.log.length;
    return { logAt, append: row.log.slice(logAt), answersAt: known.length, answers: answers.slice(known.length) };
  }

  private async addRank(held: HeldRun): Promise<void> {
    const { sessionId, gameId } = held.play;
    const isBest = () => held.run.state === 'over' && held.run.score === held.best;
    if (!isBest() || held.run.rank !== null) return;
    const rank = await this.boards.rankOf(gameId, held.run.score);
    if (this.held.get(sessionId) !== held || !isBest()) return;
    held.run = { ...held.run, rank };
    await this.store.put(sessionId, held.run);
    await this.events.publish('runs.moved', { sessionId, changes: { rank } });
  }

  private async replace(sessionId: string, run: StoredRun): Promise<void> {
    await this.store.put(sessionId, run);
    await this.events.publish('runs.replaced', { sessionId });
  }

  /** The run goes on at another socket. Watchers may lack what its former node has stored and not told them. */
  private async repeat(sessionId: string, { log, answers, tick, state, score, rank }: StoredRun): Promise<void> {
    const inputs = { logAt: 0, append: log, ...(answers && { answersAt: 0, answers }) };
    await this.events.publish('runs.moved', { sessionId, changes: { ...inputs, tick, state, score, rank } });
  }

  /** Another node may have stored it. */
  private async endIfKnown(sessionId: string): Promise<void> {
    if (this.held.has(sessionId) || (await this.store.factsOf(sessionId))) await this.end(sessionId);
  }

  private async end(sessionId: string): Promise<void> {
    this.remove(sessionId);
    this.forgotten.delete(sessionId);
    await this.store.drop(sessionId);
    await this.events.publish('runs.replaced', { sessionId });
  }

  private add(held: HeldRun): void {
    this.held.set(held.play.sessionId, held);
    if (held.userId !== null) this.ofPlayers.set(keyOf(held.userId, held.play.gameId), held);
  }

  private remove(sessionId: string): void {
    const held = this.held.get(sessionId);
    if (!held) return;
    this.held.delete(sessionId);
    if (held.userId !== null) this.ofPlayers.delete(keyOf(held.userId, held.play.gameId));
  }

  /** Ends the runs that may not be watched any more. */
  private recheck(concerns: (held: HeldRun) => boolean): void {
    for (const [sessionId, held] of [...this.held, ...this.forgotten]) {
      if (!concerns(held)) continue;
      held.checkedAt = -Infinity;
      this.repository
        .factsOf(sessionId)
        .then((facts) => (facts ? undefined : this.end(sessionId)))
        .catch(() => undefined);
    }
  }
}

const keyOf = (userId: string, gameId: number): string => `${userId} ${gameId}`;

/**
 * What a reported part of a log adds to it. Its last character may be another one, because some games have several
 * inputs in one. Undefined for a part that does not follow it, which is reported again from where the known one ends.
 * `other`: another log from its beginning.
 */
function extended(run: StoredRun, log: RunReport['log']): LiveRunChanges | 'late' | 'other' | undefined {
  if (!log || log.at > run.log.length || log.at + log.append.length > LOG_LIMIT) return undefined;
  const { at, append, tick } = log;
  const known = run.log.slice(at);
  let same = 0;
  while (same < append.length && append[same] === known[same]) same++;
  if (same === append.length && (same < known.length || tick < run.tick)) return 'late';
  if (same < known.length - 1) return at === 0 ? 'other' : undefined;
  return { logAt: at + same, append: append.slice(same), tick: Math.max(run.tick, tick) };
}
