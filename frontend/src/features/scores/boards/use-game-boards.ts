import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { COMMON_PERIODS, RESETS, type Period } from '@gamegeek/contracts/scores/period.js';
import { useQuery } from '@tanstack/react-query';
import { useLiveCopy } from '#shared/live/use-live.js';
import { liveLeaderboard } from '../live/leaderboard-topic.js';
import { boardsQuery } from './queries.js';

export interface GameBoards {
  /** The board to show: that of the address, of all time if it has no such period. */
  board: Board;
  /** Undefined until loaded, and for games that have their main board only. */
  boards: GameBoard[] | undefined;
  /** The shown board among them. */
  shown: GameBoard | undefined;
  periods: readonly Period[];
  /** The game has no board of this name. */
  isUnknown: boolean;
}

/**
 * The boards of a game. They are requested once the live board says that there are others, or if the address names one:
 * most games have their main board only.
 */
export function useGameBoards(asked: Board): GameBoards {
  const { scope, slug = MAIN_BOARD, period } = asked;
  const count = useLiveCopy(liveLeaderboard(asked))?.boards;
  const isNamed = slug !== MAIN_BOARD || !isCommon(period);
  const isAsked = scope !== 'global' && (count !== undefined || isNamed);
  const { data } = useQuery({ ...boardsQuery(scope === 'global' ? 0 : scope), enabled: isAsked });
  const boards = isAsked ? data : undefined;
  const shown = boards?.find((known) => known.slug === slug);
  const periods = shown ? ['all' as const, ...RESETS.filter((reset) => shown.resets.includes(reset))] : COMMON_PERIODS;
  // The address is right until the boards are loaded.
  const isRight = periods.includes(period) || (isAsked && boards === undefined);
  return {
    board: isRight ? asked : { ...asked, period: 'all' },
    boards,
    shown,
    periods: periods.includes(period) || !isRight ? periods : ['all', period],
    isUnknown: boards !== undefined && shown === undefined,
  };
}

const isCommon = (period: Period): boolean => COMMON_PERIODS.some((common) => common === period);
