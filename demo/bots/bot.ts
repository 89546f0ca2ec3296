import type { ScoreClient } from '../client/score-client.ts';
import type { ListedGame } from '../client/site.ts';
import type { Timers } from '../client/timers.ts';
import type { Depth } from '../engines/engine.ts';
import { engineOf } from '../engines/engines.ts';
import { below, seededRandom, type Random } from '../../libs/arcade/src/random.ts';
import type { FromGroup, Seat } from './messages.ts';

/** A pause between two plays; two dozen bots then send about eight scores a second. */
const SHORTEST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 4_500;
/** So many plays at a depth before the pilot looks one further, up to its own: boards are climbed, not jumped on. */
const WARM_UP = 15;
const SEEDS = 2 ** 32;
const NOT_FOUND = 404;

export interface BotParts {
  client: Pick<ScoreClient, 'submit'>;
  timers: Timers;
  report(message: FromGroup): void;
  newKey(): string;
}

/** Plays and sends what each play earned, until its quota is sent, it is stopped, or the server refuses its key. */
export async function runBot(
  seat: Seat,
  listed: readonly ListedGame[],
  parts: BotParts,
  stop: AbortSignal,
): Promise<void> {
  const random = seededRandom(seat.seed);
  const engine = engineOf(seat.category);
  let games = listed.filter((game) => game.categories[0] === seat.category);
  let left = seat.quota ?? Infinity;
  let plays = 0;
  if (!engine) return;

  await parts.timers.wait(random() * SHORTEST_PAUSE_MS, stop);
  while (left > 0 && games.length > 0 && !stop.aborted) {
    const game = chooseGame(games, random);
    const { score } = engine.play(below(random, SEEDS), warmDepth(plays++));
    // A play that earned nothing is no score.
    if (score > 0) {
      const goesOn = await send(game, score);
      if (!goesOn) return;
    }
    if (left > 0) await parts.timers.wait(pause(random), stop);
  }

  function warmDepth(before: number): Depth {
    return Math.min(seat.depth, 1 + Math.floor(before / WARM_UP)) as Depth;
  }

  async function send(game: ListedGame, score: number): Promise<boolean> {
    const { username, apiKey } = seat;
    parts.report({ type: 'sent' });
    const outcome = await parts.client.submit({ gameId: game.id, score, apiKey, idempotencyKey: parts.newKey() }, stop);
    if (outcome.kind === 'stopped') return false;
    if (outcome.kind === 'accepted') {
      const { rank, personalBest } = outcome.answer;
      parts.report({ type: 'accepted', username, game: game.name, score, rank, personalBest });
      left--;
      return true;
    }
    const { status, reason } = outcome;
    parts.report({ type: 'refused', username, game: game.name, status, reason });
    // A game can be hidden while it is being played; any other refusal would only be repeated.
    if (status !== NOT_FOUND) return false;
    games = games.filter((other) => other !== game);
    return true;
  }
}

/** Games with many players are played more, so that the boards people look at move. */
function chooseGame(games: readonly ListedGame[], random: Random): ListedGame {
  const weight = (game: ListedGame) => 1 + (game.player_count || 0);
  let left = random() * games.reduce((sum, game) => sum + weight(game), 0);
  return games.find((game) => (left -= weight(game)) < 0) ?? (games[0] as ListedGame);
}

function pause(random: Random): number {
  return SHORTEST_PAUSE_MS + random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
}
