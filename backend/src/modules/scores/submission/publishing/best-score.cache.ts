const MAX_ENTRIES = 200_000;

/** The week and day that the database's clock gave to a batch. */
interface Moment {
  week: string;
  day: string;
}

interface Known extends Moment {
  /** The player's best of the week in the game is at least this. */
  best: number;
}

/**
 * What this node knows of who has played what: a score that is no better than one of the same week is no best, and a
 * day of play that has been noted needs no note. A best only rises, so this stays true until a score is removed: then
 * nothing is known any more.
 */
export class BestScoreCache {
  /** By game, then by player: an id that many scores share is hashed once. */
  private readonly games = new Map<number, Map<string, Known>>();
  private entries = 0;
  private newestRemoval = 0;

  /** To be called with each batch before it is asked about: how many removals it has seen. */
  noteRemovals(removals: number): void {
    if (removals > this.newestRemoval) this.clear();
    this.newestRemoval = Math.max(this.newestRemoval, removals);
  }

  mayBeBest(userId: string, gameId: number, score: number, week: string): boolean {
    const known = this.games.get(gameId)?.get(userId);
    return !known || known.week !== week || score > known.best;
  }

  /**
   * Notes a score that is stored and ranked, unless its batch has missed a removal. Returns whether it begins a day of
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

  /** Also for bests that may have been lost with a part of the database. */
  clear(): void {
    this.games.clear();
    this.entries = 0;
  }

  private add(userId: string, gameId: number, known: Known): void {
    if (this.entries >= MAX_ENTRIES) this.clear();
    let players = this.games.get(gameId);
    if (!players) this.games.set(gameId, (players = new Map<string, Known>()));
    players.set(userId, known);
    this.entries += 1;
  }
}
