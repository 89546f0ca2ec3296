import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { makesGame, type Made } from '@gamegeek/rules/game-makers.js';
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

/** The removal in each row of a board, for the makers of its game. Stable, so that boards render only changed rows. */
export function useScoreRemoval(game: (Made & { id: number }) | undefined): RowAction | undefined {
  const userId = useSession((state) => state.user?.id);
  const gameId = game && makesGame(game, userId) ? game.id : undefined;
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
