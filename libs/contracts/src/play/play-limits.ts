/** Lifetimes of play sessions and their credentials, in milliseconds (docs/product.md, section 10). */
export const TICKET_LIVES = 60_000;
export const PLAY_TOKEN_LIVES = 15 * 60_000;
export const PLAY_SESSION_LIVES = 12 * 3_600_000;
export const ROUND_LIVES = 6 * 3_600_000;
/** Lifetime of a connect code in milliseconds, and the seconds between two polls. */
export const CONNECT_CODE_LIVES = 10 * 60_000;
export const CONNECT_POLL_INTERVAL = 5;
/**
 * Without a ping for this long, in milliseconds, a player no longer plays: the session ends, unless the game is
 * connected.
 */
export const PLAY_SILENCE = 120_000;
/** A connected game ends after this long without use, in milliseconds. */
export const CONNECTED_GAME_UNUSED = 30 * 86_400_000;

/**
 * New guests of a game from one address in half an hour, and connect codes: a school or a mobile carrier is one
 * address.
 */
export const NEW_GUESTS = 300;
export const NEW_GUESTS_MINUTES = 30;

/** Scores of one play session in a minute, and in a burst. */
export const SESSION_SCORES_A_MINUTE = 60;
export const SESSION_SCORE_BURST = 20;
/** Scores of all play sessions of a player in a minute. */
export const PLAYER_PLAY_SCORES_A_MINUTE = 240;
