/** The largest score: exact in JSON, JavaScript and Redis sorted sets (docs/api.md, section 4). */
export const MAX_SCORE = Number.MAX_SAFE_INTEGER;

/** The board that every game has; the scores that name no board go there. */
export const MAIN_BOARD = 'main';

/** How many boards a game has at most, the main board included. */
export const MAX_BOARDS = 50;

export const DIRECTIONS = ['desc', 'asc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a player's row shows: the best score, or all scores added up. */
export const BOARD_POLICIES = ['best', 'sum'] as const;
export type BoardPolicy = (typeof BOARD_POLICIES)[number];

/** A number, or a time in milliseconds. */
export const BOARD_KINDS = ['number', 'time'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

export const MAX_DECIMALS = 3;

/** What happens to a score that breaks a rule of its board: it is refused, or waits for a maker's decision. */
export const ON_DOUBT = ['refuse', 'hold'] as const;
export type OnDoubt = (typeof ON_DOUBT)[number];

/** `level-03`: letters, digits and hyphens. */
export const MAX_SLUG = 32;
export const BOARD_SLUG = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

export const MAX_BOARD_NAME = 60;
export const MAX_BOARD_UNIT = 12;
