/** Where a sample sends its score. */
export interface SamplePlace {
  /** The site's address, without a slash at its end. */
  site: string;
  /** Undefined until a game is picked: the sample then says where its number belongs. */
  gameId: number | undefined;
}

/** The score that every sample sends. */
export const SAMPLE_SCORE = 1200;

/** The environment variable that every sample reads the key from. */
export const API_KEY_VARIABLE = 'GAMEGEEK_API_KEY';

export const gameIdIn = ({ gameId }: SamplePlace): string => String(gameId ?? 'YOUR_GAME_ID');
