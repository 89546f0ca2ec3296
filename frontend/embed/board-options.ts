import { BOARD_SLUG, MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { PERIODS, type Period } from '@gamegeek/contracts/scores/period.js';
import { LANGUAGES, THEMES, type Language, type Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';

export interface BoardOptions {
  game: number;
  /** The slug of a board of the game; undefined for the main board. */
  board: string | undefined;
  period: Period;
  rows: number;
  theme: Theme | 'system';
  language: Language;
}

const DEFAULT_ROWS = 10;
const MAX_ROWS = 100;

/** The options in the address; invalid ones are the defaults. */
export function readOptions({ pathname, search }: URL, languages: readonly string[]): BoardOptions {
  const query = new URLSearchParams(search);
  const board = query.get('board') ?? MAIN_BOARD;
  const wanted = [query.get('lang') ?? '', ...languages].map((language) => language.slice(0, 2));
  return {
    game: parsePositiveInteger(pathname.split('/').at(-1)) ?? 0,
    board: board !== MAIN_BOARD && BOARD_SLUG.test(board) ? board : undefined,
    period: PERIODS.find((period) => period === query.get('period')) ?? 'all',
    rows: Math.min(parsePositiveInteger(query.get('rows') ?? '') ?? DEFAULT_ROWS, MAX_ROWS),
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    language: wanted.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? 'en',
  };
}
