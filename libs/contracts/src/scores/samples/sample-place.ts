/** The target of a sample's score. */
export interface SamplePlace {
  /** The URL of the site, without a trailing slash. */
  site: string;
  /** Undefined until a game is selected; the sample then has a placeholder. */
  gameId: number | undefined;
}

/** The score in every sample. */
export const SAMPLE_SCORE = 1200;

/** The environment variable of the API key in every sample. */
export const API_KEY_VARIABLE = 'GAMEGEEK_API_KEY';

export const gameIdIn = ({ gameId }: SamplePlace): string => String(gameId ?? 'YOUR_GAME_ID');
