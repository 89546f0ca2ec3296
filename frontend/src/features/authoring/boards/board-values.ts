import type { BoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { MAX_SLUG } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import type { ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';

/** What most boards count; all else is a choice of one's own. */
export const COUNTED = {
  points: { kind: 'number', direction: 'desc', decimals: 0, unit: null },
  time: { kind: 'time', direction: 'asc', decimals: 0, unit: null },
} as const;
export type Counted = keyof typeof COUNTED | 'custom';

export const newBoard = (writes: ScoreAcceptance, position: number): BoardDto => ({
  slug: '',
  name: '',
  ...COUNTED.points,
  policy: 'best',
  resets: [],
  writes,
  min: null,
  max: null,
  min_seconds: null,
  needs_round: false,
  on_doubt: 'refuse',
  position,
});

/** The form's values of a board. */
export function valuesOf(board: GameBoard): BoardDto {
  const { slug, name, kind, direction, decimals, unit, policy, resets, writes } = board;
  const { min, max, min_seconds, needs_round, on_doubt, position } = board;
  return {
    ...{ slug, name, kind, direction, decimals, unit, policy, resets, writes },
    ...{ min, max, min_seconds, needs_round, on_doubt, position },
  };
}

export function countedBy({ kind, direction, decimals, unit }: Partial<BoardDto>): Counted {
  const isSame = (counted: (typeof COUNTED)[keyof typeof COUNTED]): boolean =>
    kind === counted.kind && direction === counted.direction && decimals === 0 && unit === null;
  if (isSame(COUNTED.points)) return 'points';
  return isSame(COUNTED.time) ? 'time' : 'custom';
}

/** `Level 3` as `level-3`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+/g, '')
    .slice(0, MAX_SLUG)
    .replaceAll(/-+$/g, '');
}

/** What the main board takes from its game. */
export function ofMain({ name, kind, direction, unit, resets, on_doubt }: BoardDto): Partial<BoardDto> {
  return { name, kind, direction, unit, resets, on_doubt };
}
