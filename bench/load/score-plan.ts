/** All scores have nine digits, so that a request's length never changes; records stand above every other score. */
const ORDINARY_FROM = 100_000_000;
export const RECORDS_FROM = 500_000_000;

export interface ScorePlan {
  /** API keys, all of one length. */
  keys: readonly string[];
  /** Play tokens of each player, one a game, all of one length: sent instead of the keys. */
  tokens?: readonly (readonly string[])[];
  /** Ids of games, all of two digits. */
  games: readonly number[];
  /** Every how-manyth score is a record: higher than all before it, so that boards move. */
  recordEvery: number;
  /** The one game whose board gets the records; without it they go to all games. */
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

/** Deals out scores without making an object a score. */
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
    const { keys, games, recordEvery, recordGame } = this.plan;
    const { dealt } = this;
    this.count += 1;
    dealt.record = this.count % recordEvery === 0;
    if (dealt.record) {
      // In turn: a player whose newer record replaces the older one in the same patch would hide it.
      dealt.player = this.nextRecord % keys.length;
      dealt.game = recordGame ?? games[Math.floor(this.nextRecord / keys.length + this.nextRecord) % games.length] ?? 0;
      dealt.score = this.nextRecord;
      this.nextRecord += 1;
    } else {
      dealt.player = Math.floor(Math.random() * keys.length);
      dealt.game = games[Math.floor(Math.random() * games.length)] ?? 0;
      dealt.score = ORDINARY_FROM + Math.floor(Math.random() * (RECORDS_FROM - ORDINARY_FROM));
    }
    return dealt;
  }

  /** The value that the next record will have. */
  get recordTo(): number {
    return this.nextRecord;
  }
}
