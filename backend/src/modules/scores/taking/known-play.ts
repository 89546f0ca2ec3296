import { weekStart } from '@gamegeek/rules/iso-week.js';

const DAY = 86_400_000;
/** The database's clock decides about days and weeks; around midnight this node's may disagree, and nothing is known. */
const DOUBT = 60_000;
const PLAYERS_AND_GAMES = 200_000;

interface Played {
  userId: string;
  gameId: number;
  score: number;
}

interface Known {
  day: number;
  /** The player's best of this week in the game is at least this. */
  best: number;
}

/**
 * What this node knows of who has played what today: a score that is no better than one that was committed this week
 * raises nothing, and a day that has been noted needs no note. A best only rises, so what is known stays true until a
 * score is removed: then nothing is known any more.
 */
export class KnownPlay {
  private readonly known = new Map<string, Known>();
  private newestRemoval = 0;

  /** The removal as of which this is known. */
  get removals(): number {
    return this.newestRemoval;
  }

  /** Whether a score may change more than the list of scores. */
  mayMatter(userId: string, gameId: number, score: number, now: number): boolean {
    const intoDay = now % DAY;
    if (intoDay < DOUBT || intoDay > DAY - DOUBT) return true;
    const known = this.known.get(`${userId} ${gameId}`);
    return !known || known.day !== now - intoDay || score > known.best;
  }

  /** Notes committed scores; `at` is the database's time of them, `removals` how many removals there were by then. */
  noteAll(scores: readonly Played[], at: number, removals: number): void {
    // Told later than what another batch has told: these scores may be what was removed in between.
    if (removals < this.newestRemoval) return;
    if (removals > this.newestRemoval) this.known.clear();
    this.newestRemoval = removals;
    for (const { userId, gameId, score } of scores) this.note(userId, gameId, score, at);
  }

  private note(userId: string, gameId: number, score: number, at: number): void {
    const name = `${userId} ${gameId}`;
    const day = at - (at % DAY);
    const known = this.known.get(name);
    const best = known && known.day >= weekStart(at) ? Math.max(known.best, score) : score;
    if (known) {
      known.day = Math.max(known.day, day);
      known.best = best;
      return;
    }
    if (this.known.size >= PLAYERS_AND_GAMES) this.known.clear();
    this.known.set(name, { day, best });
  }
}
