import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoScores, RunChecklist } from '#features/authoring/builds/run-checklist.js';
import type { RunReport } from '#features/play/builds/use-run-report.js';

interface RunNotesProps {
  game: Game;
  report: RunReport | undefined;
  readBoard: ReadBoard;
  /** Whether the address of the game is new. */
  isCheck: boolean;
}

/** What makers learn from running their game; of a listed build only that its scores are missing. */
export function RunNotes({ game, report, readBoard, isCheck }: RunNotesProps): ReactNode {
  const { data: hasScores } = useQuery({
    queryKey: ['/api/leaderboard', game.id, 'any'],
    queryFn: () => readBoard({ limit: 1 }).then(({ total }) => total > 0),
  });
  if (hasScores === undefined) return null;
  const isUntried = game.launch === 'embed' && !hasScores;
  if (game.status === 'draft' || isCheck || isUntried) {
    return <RunChecklist game={game} report={report} hasScores={hasScores} />;
  }
  return !hasScores && report?.score === undefined && <NoScores />;
}
