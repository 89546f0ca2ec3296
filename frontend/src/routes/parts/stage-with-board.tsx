import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { triesOut } from '@gamegeek/rules/game-makers.js';
import type { ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { useScoreRemoval } from '#features/moderation/game-scores/use-score-removal.js';
import { useGhostRun } from '#features/play/guest/use-ghost-run.js';
import { Stage } from '#features/play/stage/stage.js';
import { getLeaderboard } from '#features/scores/queries.js';
import { TopTen } from '#features/scores/top/top-ten.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { useReader } from '#shared/session/use-reader.js';

/** Only guests who sign up need the forms. */
const SignUpDialog = lazyPart(() => import('./sign-up-dialog.js'), 'SignUpDialog');

interface StageWithBoardProps {
  game: Game;
  frame: PlayFrame;
  startsAtOnce?: boolean;
}

/** The stage of a game beside its live board, which shows a guest's best run as a ghost. */
export function StageWithBoard({ game, frame, startsAtOnce = false }: StageWithBoardProps): ReactNode {
  const { t } = useTranslation('play');
  const user = useSession((session) => session.user);
  const reader = useReader();
  const removeScore = useScoreRemoval(game);
  const isTrial = triesOut(game, reader);
  const isLoading = useSession((session) => session.status === 'loading');
  const ghost = useGhostRun(game.id, user === undefined && !isLoading);
  const readBoard: ReadBoard = useCallback(
    (query) => getLeaderboard({ scope: game.id, period: 'all', ...query }),
    [game.id],
  );
  const [resolveSignIn, setResolveSignIn] = useState<() => void>();
  // The game waits for the answer, which determines the player.
  const signIn = useCallback(() => new Promise<void>((resolve) => setResolveSignIn(() => resolve)), []);
  useEffect(() => {
    if (user) resolveSignIn?.();
  }, [user, resolveSignIn]);
  function closeDialog(): void {
    resolveSignIn?.();
    setResolveSignIn(undefined);
  }
  return (
    <>
      <Stage
        game={game}
        frame={frame}
        player={user ?? (isLoading ? undefined : null)}
        readBoard={readBoard}
        onSignIn={signIn}
        onResult={ghost.note}
        onDeleted={ghost.remove}
        startsAtOnce={startsAtOnce}
      />
      <TopTen
        gameId={game.id}
        gameName={game.name}
        arcadeId={game.arcade_id}
        ownId={reader.id}
        isOwnAwaited={reader.isAwaited}
        action={isTrial ? undefined : removeScore}
        mark={isTrial ? t(game.status === 'draft' ? 'page.onlyTesters' : 'page.onlyYou') : undefined}
        ghost={ghost.run && { ...ghost.run, onKeep: () => void signIn(), onDecline: ghost.remove }}
      />
      {resolveSignIn && !user && (
        <Suspense>
          <SignUpDialog onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}
