/** One attempt at a game. */
export interface Round {
  /** Scores of a round count once, with this id as the idempotency key. */
  id: string;
  /** 16 random bytes. */
  seed: Buffer;
  /** The inputs that the server has answered; null in games without hidden information. */
  log: string | null;
  /** The score whose recording it races: practice, which counts on no board. Null for all other rounds. */
  racedScoreId: number | null;
  /** The day whose daily it counts for; null for other rounds. */
  day: string | null;
  /** Seconds that the player had for the run: until now, or until the next round of the session started. */
  seconds: number;
  /** Whether the next round of the session has started. */
  hasEnded: boolean;
}

const PREFIX = 'ggr_';
const TEXT = new RegExp(`^${PREFIX}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** How a round is named on the wire. */
export const roundText = (id: string): string => PREFIX + id;

/** The id in the name of a round; undefined if it is none. */
export const roundIdOf = (text: string): string | undefined => TEXT.exec(text)?.[1];

/** The seed of games without hidden information, a 32-bit integer. */
export const seedNumber = ({ seed }: Pick<Round, 'seed'>): number => seed.readUInt32BE(0);
