const PLAYERS_AND_GAMES = 200_000;

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
  private readonly known = new Map<string, Known>();
  private newestRemoval = 0;

  /** To be called with each batch before it is asked about: how many removals it has seen. */
  noteRemovals(removals: number): void {
    if (removals > this.newestRemoval) this.known.clear();
    this.newestRemoval = Math.max(this.newestRemoval, removals);
  }

  /** Bests may have been lost with a part of the database. */
  forget(): void {
    this.known.clear();
  }

  mayBeBest(userId: string, gameId: number, score: number, week: string): boolean {
    const known = this.known.get(`${userId} ${gameId}`);
    return !known || known.week !== week || score > known.best;
  }

  mayBeginDay(userId: string, gameId: number, day: string): boolean {
    return this.known.get(`${userId} ${gameId}`)?.day !== day;
  }

  /** Notes a score that is stored and ranked; not of a batch that has missed a removal. */
  note(userId: string, gameId: number, score: number, { week, day }: Moment, removals: number): void {
    if (removals < this.newestRemoval) return;
    const name = `${userId} ${gameId}`;
    const known = this.known.get(name);
    const best = known?.week === week ? Math.max(known.best, score) : score;
    if (!known && this.known.size >= PLAYERS_AND_GAMES) this.known.clear();
    this.known.set(name, { week, day, best });
  }
}
