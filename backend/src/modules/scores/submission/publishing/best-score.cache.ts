const MAX_ENTRIES = 200_000;

interface KnownBest {
  /** The newest day on which the player has scored. */
  day: string;
  /** The first day of the shortest period of the board; empty for a board of all time only. */
  since: string;
  /** A lower bound of the player's best of that period. */
  best: number;
}

/** A player on a board, and the period that decides whether a score may be a best. */
export interface PlayerOnBoard {
  userId: string;
  boardId: number;
  /** The first day of the shortest period of the board; empty for a board of all time only. */
  since: string;
}

/**
 * Bests and days of play that this node has seen. A score that is not higher than an earlier one of the shortest period
 * of its board is no best, and a known day of play needs no insert. Bests only rise, so entries are valid until a score
 * is removed.
 */
export class BestScoreCache {
  /** By board, then by player. */
  private readonly boards = new Map<number, Map<string, KnownBest>>();
  private entries = 0;
  private newestRemoval = 0;

  /** Called with the newest removal of each batch before its scores are looked up. */
  noteRemovals(removals: number): void {
    if (removals > this.newestRemoval) this.clear();
    this.newestRemoval = Math.max(this.newestRemoval, removals);
  }

  mayBeBest({ userId, boardId, since }: PlayerOnBoard, score: number): boolean {
    const known = this.boards.get(boardId)?.get(userId);
    return !known || known.since !== since || score > known.best;
  }

  /**
   * Adds a stored and ranked score, unless its batch is older than a removal. Returns whether the score begins a day of
   * play on its board, as far as this node knows.
   */
  note({ userId, boardId, since }: PlayerOnBoard, score: number, day: string, removals: number): boolean {
    const known = this.boards.get(boardId)?.get(userId);
    const beginsDay = known?.day !== day;
    if (removals < this.newestRemoval) return beginsDay;
    if (!known) this.add(userId, boardId, { since, day, best: score });
    else {
      known.best = known.since === since ? Math.max(known.best, score) : score;
      known.since = since;
      known.day = day;
    }
    return beginsDay;
  }

  /** Also called when bests may have been lost in a restore of the database, and when scores could not be ranked. */
  clear(): void {
    this.boards.clear();
    this.entries = 0;
  }

  private add(userId: string, boardId: number, known: KnownBest): void {
    if (this.entries >= MAX_ENTRIES) this.clear();
    let players = this.boards.get(boardId);
    if (!players) this.boards.set(boardId, (players = new Map<string, KnownBest>()));
    players.set(userId, known);
    this.entries += 1;
  }
}
