import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Suspense, useMemo, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { ErrorBoundary } from '#ui/error-boundary.js';

const RemoveScoreButton = lazyPart(
  () => import('./remove-score-button.js'),
  'RemoveScoreButton',
  'gameScores',
  'moderationValidation',
);

type RowAction = (entry: LeaderboardEntry) => ReactNode;

/** The removal in each row of a board, for the creator of its game. Stable, so that boards render only changed rows. */
export function useScoreRemoval(game: { id: number; created_by: string } | undefined): RowAction | undefined {
  const userId = useSession((state) => state.user?.id);
  const gameId = game && game.created_by === userId ? game.id : undefined;
  return useMemo(
    () =>
      gameId === undefined
        ? undefined
        : ({ id, username }) => (
            // A player's next best score is shown in the same row.
            <ErrorBoundary key={id} fallback={null}>
              <Suspense fallback={null}>
                <RemoveScoreButton gameId={gameId} scoreId={id} username={username} />
              </Suspense>
            </ErrorBoundary>
          ),
    [gameId],
  );
}
