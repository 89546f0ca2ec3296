/** What a play session and its credentials live, in milliseconds (PLAY section 1). */
export const TICKET_LIVES = 60_000;
export const PLAY_TOKEN_LIVES = 15 * 60_000;
export const PLAY_SESSION_LIVES = 12 * 3_600_000;
export const ROUND_LIVES = 6 * 3_600_000;
/** A connect code and its poll secret, in milliseconds, and how many seconds a game waits between two polls. */
export const CONNECT_CODE_LIVES = 10 * 60_000;
export const CONNECT_POLL_INTERVAL = 5;
/** A session without a ping for this long is over, in milliseconds. */
export const PLAY_SILENCE = 120_000;

/** How many scores one play session may send in a minute, and how many of them at once. */
export const SESSION_SCORES_A_MINUTE = 60;
export const SESSION_SCORE_BURST = 20;
/** The same for all play sessions of one player together. */
export const PLAYER_PLAY_SCORES_A_MINUTE = 240;
