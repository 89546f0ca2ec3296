/** All scores have nine digits, so that requests have a constant length. Records exceed all other scores. */
const ORDINARY_FROM = 100_000_000;
export const RECORDS_FROM = 500_000_000;

export interface ScorePlan {
  players: number;
  /** Two-digit ids of games. */
  games: readonly number[];
  /** The interval of records, which exceed all earlier scores, so that boards change. */
  recordEvery: number;
  /** The game that gets the records; by default all games. */
  recordGame?: number;
  /** The value of the first record. */
  recordFrom: number;
}

export interface PlannedScore {
  player: number;
  game: number;
  score: number;
  record: boolean;
}

/** Generates scores without allocating objects. */
export class ScoreDealer {
  readonly dealt: PlannedScore = { player: 0, game: 0, score: 0, record: false };
  private readonly plan: ScorePlan;
  private count = 0;
  private nextRecord: number;

  constructor(plan: ScorePlan) {
    this.plan = plan;
    this.nextRecord = plan.recordFrom;
  }

  /** The next score, valid until the next call. */
  deal(): PlannedScore {
    const { players, games, recordEvery, recordGame } = this.plan;
    const { dealt } = this;
    this.count += 1;
    dealt.record = this.count % recordEvery === 0;
    if (dealt.record) {
      // Round-robin, because a newer record of a player would replace the older one in the same patch.
      dealt.player = this.nextRecord % players;
      dealt.game = recordGame ?? games[Math.floor(this.nextRecord / players + this.nextRecord) % games.length] ?? 0;
      dealt.score = this.nextRecord;
      this.nextRecord += 1;
    } else {
      dealt.player = Math.floor(Math.random() * players);
      dealt.game = games[Math.floor(Math.random() * games.length)] ?? 0;
      dealt.score = ORDINARY_FROM + Math.floor(Math.random() * (RECORDS_FROM - ORDINARY_FROM));
    }
    return dealt;
  }

  /** The value of the next record. */
  get recordTo(): number {
    return this.nextRecord;
  }
}
