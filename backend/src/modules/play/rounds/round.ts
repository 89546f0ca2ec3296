/** One attempt at a game. */
export interface Round {
  /** Scores of a round count once, with this id as the idempotency key. */
  id: string;
  /** The seed of its random numbers. */
  seed: number;
  /** Seconds that the player had for the run: until now, or until the next round of the session started. */
  seconds: number;
}

const PREFIX = 'ggr_';
const TEXT = new RegExp(`^${PREFIX}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** How a round is named on the wire. */
export const roundText = (id: string): string => PREFIX + id;

/** The id in the name of a round; undefined if it is none. */
export const roundIdOf = (text: string): string | undefined => TEXT.exec(text)?.[1];
