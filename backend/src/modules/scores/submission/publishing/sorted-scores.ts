interface PlayerScore {
  userId: string;
  score: number;
}

/** The bests of a board in memory. A rank is one more than the number of better scores, as in the rank sets. */
export class SortedScores {
  private readonly byPlayer: Map<string, number>;
  /** Ascending; only the first `byPlayer.size` values count. */
  private sorted: Float64Array;

  constructor(bests: PlayerScore[]) {
    this.byPlayer = new Map(bests.map(({ userId, score }) => [userId, score]));
    this.sorted = Float64Array.from(this.byPlayer.values()).sort();
  }

  get players(): number {
    return this.byPlayer.size;
  }

  /** Undefined for a player who is not on the board. */
  rankOf(userId: string): number | undefined {
    const best = this.byPlayer.get(userId);
    return best === undefined ? undefined : this.players - this.countUpTo(best) + 1;
  }

  /** Adds a player, or raises the player's best; a lower score changes nothing. */
  raise(userId: string, score: number): void {
    const best = this.byPlayer.get(userId);
    if (best === undefined) this.insert(score);
    else if (best < score) this.move(best, score);
    else return;
    this.byPlayer.set(userId, score);
  }

  private insert(score: number): void {
    const { players } = this;
    if (players === this.sorted.length) this.grow();
    const at = this.countUpTo(score);
    this.sorted.copyWithin(at + 1, at, players);
    this.sorted[at] = score;
  }

  /** Shifts the scores between both values. */
  private move(from: number, to: number): void {
    const old = this.countUpTo(from) - 1;
    const last = this.countUpTo(to) - 1;
    this.sorted.copyWithin(old, old + 1, last + 1);
    this.sorted[last] = to;
  }

  private grow(): void {
    const larger = new Float64Array(this.players * 2 + 16);
    larger.set(this.sorted);
    this.sorted = larger;
  }

  /** How many scores are not better than this one. */
  private countUpTo(score: number): number {
    let [low, high] = [0, this.players];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? Infinity) <= score) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
