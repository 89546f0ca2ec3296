const MAX_ENTRIES = 200_000;

/** The week and day of a batch by the database's clock. */
interface Moment {
  week: string;
  day: string;
}

interface KnownBest extends Moment {
  /** A lower bound of the player's best of the week in the game. */
  best: number;
}

/**
 * Bests and days of play that this node has seen. A score that is not higher than an earlier one of the same week is no
 * best, and a known day of play needs no insert. Bests only rise, so entries are valid until a score is removed.
 */
export class BestScoreCache {
  /** By game, then by player. */
  private readonly games = new Map<number, Map<string, KnownBest>>();
  private entries = 0;
  private newestRemoval = 0;

  /** Called with the newest removal of each batch before its scores are looked up. */
  noteRemovals(removals: number): void {
    if (removals > this.newestRemoval) this.clear();
    this.newestRemoval = Math.max(this.newestRemoval, removals);
  }

  mayBeBest(userId: string, gameId: number, score: number, week: string): boolean {
    const known = this.games.get(gameId)?.get(userId);
    return !known || known.week !== week || score > known.best;
  }

  /**
   * Adds a stored and ranked score, unless its batch is older than a removal. Returns whether the score begins a day of
   * play, as far as this node knows.
   */
  note(userId: string, gameId: number, score: number, { week, day }: Moment, removals: number): boolean {
    const known = this.games.get(gameId)?.get(userId);
    const beginsDay = known?.day !== day;
    if (removals < this.newestRemoval) return beginsDay;
    if (!known) this.add(userId, gameId, { week, day, best: score });
    else {
      known.best = known.week === week ? Math.max(known.best, score) : score;
      known.week = week;
      known.day = day;
    }
    return beginsDay;
  }

  /** Also called when bests may have been lost in a restore of the database, and when scores could not be ranked. */
  clear(): void {
    this.games.clear();
    this.entries = 0;
  }

  private add(userId: string, gameId: number, known: KnownBest): void {
    if (this.entries >= MAX_ENTRIES) this.clear();
    let players = this.games.get(gameId);
    if (!players) this.games.set(gameId, (players = new Map<string, KnownBest>()));
    players.set(userId, known);
    this.entries += 1;
  }
}
