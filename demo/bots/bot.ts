import type { PlayClient } from '../client/play-client.ts';
import type { Outcome, ScoreClient } from '../client/score-client.ts';
import type { RunReports, ShownRun } from '../client/run-reports.ts';
import type { ListedGame } from '../client/site.ts';
import type { Timers } from '../client/timers.ts';
import type { Depth, Engine } from '../engines/engine.ts';
import { engineFor } from '../engines/engines.ts';
import { below, seededRandom, type Random } from '../../libs/arcade/src/random.ts';
import type { FromGroup, Seat } from './messages.ts';
import { PlayedRun } from './played-run.ts';

/** The pause between two plays; runs of hosted games take real time in addition. */
const SHORTEST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 4_500;
/** The number of plays before the pilot searches one step deeper, up to its maximum, so that scores rise gradually. */
const WARM_UP = 15;
const SEEDS = 2 ** 32;
const NOT_FOUND = 404;

export interface BotParts {
  client: Pick<ScoreClient, 'submit'>;
  plays: Pick<PlayClient, 'startRound' | 'guess' | 'wait' | 'submit' | 'end' | 'playToken'>;
  /** Shows the runs of arcade games to others while they are played. */
  reports: Pick<RunReports, 'follow'>;
  timers: Timers;
  report(message: FromGroup): void;
  newKey(): string;
}

/** Plays and sends scores until its quota is sent, it is stopped, or the server refuses its key. */
export async function runBot(
  seat: Seat,
  listed: readonly ListedGame[],
  parts: BotParts,
  stop: AbortSignal,
): Promise<void> {
  const { username, apiKey } = seat;
  const random = seededRandom(seat.seed);
  let games = listed.filter((game) => game.categories[0] === seat.category && engineFor(game));
  let left = seat.quota ?? Infinity;
  let plays = 0;

  await parts.timers.wait(random() * SHORTEST_PAUSE_MS, stop);
  while (left > 0 && games.length > 0 && !stop.aborted) {
    const game = chooseGame(games, random);
    const engine = engineFor(game);
    if (!engine) break;
    const outcome = await (isHosted(game) ? playHosted : playExternal)(game, engine, warmDepth(plays++));
    if (outcome && !shouldContinue(game, outcome)) break;
    if (left > 0) await parts.timers.wait(pause(random), stop);
  }
  await parts.plays.end();

  function warmDepth(before: number): Depth {
    return Math.min(seat.depth, 1 + Math.floor(before / WARM_UP)) as Depth;
  }

  /** Plays like an external program with an API key. A play without points is not sent. */
  async function playExternal(game: ListedGame, engine: Engine, depth: Depth): Promise<Outcome | undefined> {
    const { score } = engine.play(below(random, SEEDS), depth);
    if (score <= 0) return undefined;
    parts.report({ type: 'sent' });
    return parts.client.submit({ gameId: game.id, score, apiKey, idempotencyKey: parts.newKey() }, stop);
  }

  /** Plays like a player in a browser: with the server's seed or answers, and in real time. Others may watch. */
  async function playHosted(game: ListedGame, engine: Engine, depth: Depth): Promise<Outcome | undefined> {
    const started = await parts.plays.startRound(game.id, stop);
    if (started.kind !== 'ok') return started;
    const { round, seed, opening } = started.body;
    let refusal: Outcome | undefined;
    let passed = 0;
    let now: Omit<ShownRun, 'token' | 'round'> = { score: 0, log: null, tick: 0 };
    let run: PlayedRun | undefined;
    const began = performance.now();
    const show = (): ShownRun => {
      if (run) now = run.after((performance.now() - began) / 1_000);
      return { ...now, round, token: parts.plays.playToken };
    };
    const endShow = game.arcade_id ? parts.reports.follow(show) : undefined;
    const answer = async (at: number, input: string, seconds: number, score: number) => {
      now = { ...now, score };
      await parts.plays.wait(seconds * 1_000, stop);
      passed += seconds;
      const reply = await parts.plays.guess(game.id, { round, at, input }, stop);
      if (reply.kind === 'ok') return reply.body.answer;
      refusal = reply;
      return undefined;
    };
    const finish = async (): Promise<Outcome | undefined> => {
      const play =
        seed === null ? await engine.playRound?.({ opening, answer }, depth, random) : engine.play(seed, depth);
      if (!play) return refusal;
      const { score, log, seconds } = play;
      run = seed === null ? undefined : PlayedRun.of(game.arcade_id, seed, play);
      await parts.plays.wait((Math.max(seconds, game.min_seconds ?? 0) - passed) * 1_000, stop);
      if (score <= 0 || stop.aborted) return undefined;
      now = { ...now, score };
      parts.report({ type: 'sent' });
      return parts.plays.submit(game.id, { score, round, log: game.arcade_id && seed !== null ? log : null }, stop);
    };
    const outcome = await finish();
    endShow?.(outcome?.kind === 'accepted');
    return outcome;
  }

  function shouldContinue(game: ListedGame, outcome: Outcome): boolean {
    if (outcome.kind === 'stopped') return false;
    if (outcome.kind === 'accepted') {
      const { score, rank, personalBest } = outcome.answer;
      parts.report({ type: 'accepted', username, game: game.name, score, rank, personalBest });
      left--;
      return true;
    }
    const { status, reason } = outcome;
    parts.report({ type: 'refused', username, game: game.name, status, reason });
    // A game may have been hidden during the play. Other refusals concern the key and would repeat.
    if (status !== NOT_FOUND && !isHosted(game)) return false;
    games = games.filter((other) => other !== game);
    return true;
  }
}

/** Whether its scores come from play sessions only. */
const isHosted = ({ accepts }: ListedGame): boolean => accepts === 'plays';

/** Popular games are played more often, so that their boards change visibly. */
function chooseGame(games: readonly ListedGame[], random: Random): ListedGame {
  const weight = (game: ListedGame) => 1 + (game.player_count || 0);
  let left = random() * games.reduce((sum, game) => sum + weight(game), 0);
  return games.find((game) => (left -= weight(game)) < 0) ?? (games[0] as ListedGame);
}

function pause(random: Random): number {
  return SHORTEST_PAUSE_MS + random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
}
