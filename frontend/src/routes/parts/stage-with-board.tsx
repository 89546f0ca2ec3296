import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { makesGame, triesOut } from '@gamegeek/rules/game-makers.js';
import type { ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { useScoreRemoval } from '#features/moderation/game-scores/use-score-removal.js';
import { useGhostRun } from '#features/play/guest/use-ghost-run.js';
import { useRunReport } from '#features/play/builds/use-run-report.js';
import { Stage, StageLink, type StageStart } from '#features/play/stage/stage.js';
import type { StageRace } from '#features/play/stage/use-stage.js';
import { getLeaderboard } from '#features/scores/queries.js';
import { TopTen } from '#features/scores/top/top-ten.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { useReader } from '#shared/session/use-reader.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Only guests who sign up need the forms. */
const SignUpDialog = lazyPart(() => import('./sign-up-dialog.js'), 'SignUpDialog');

/** For the makers of a game. */
const RunNotes = lazyPart(() => import('./run-notes.js'), 'RunNotes', 'builds');

interface StageWithBoardProps {
  game: Game;
  frame: PlayFrame;
  start: StageStart;
  /** Whether this document may frame the game. */
  isOwnDocument: boolean;
  /** The recorded run that is raced. */
  race?: StageRace;
}

/** The stage of a game beside its live board, which shows a guest's best run as a ghost. */
export function StageWithBoard({ game, frame, start, isOwnDocument, race }: StageWithBoardProps): ReactNode {
  const { t } = useTranslation('play');
  const user = useSession((session) => session.user);
  const reader = useReader();
  const removeScore = useScoreRemoval(game);
  const isTrial = triesOut(game, reader);
  const isLoading = useSession((session) => session.status === 'loading');
  const ghost = useGhostRun(game.id, user === undefined && !isLoading);
  const readBoard: ReadBoard = useCallback(
    ({ board, ...query }) => getLeaderboard({ scope: game.id, period: 'all', slug: board, ...query }),
    [game.id],
  );
  const { id: accountId } = reader;
  const arcade = useMemo(
    () =>
      game.arcade_id === null
        ? undefined
        : {
            readAchievements: async () => {
              const { readCompleted } = await import('#features/players/achievements/read-completed.js');
              return readCompleted(game.id, accountId);
            },
          },
    [game.arcade_id, game.id, accountId],
  );
  const isMaker = game.arcade_id === null && makesGame(game, reader.id);
  const isCheck = useSearchParams()[0].has('check');
  const run = useRunReport();
  const notify = useNotify();
  const errorText = useErrorText();
  const [resolveSignIn, setResolveSignIn] = useState<() => void>();
  // The game waits for the answer, which determines the player.
  const signIn = useCallback(() => new Promise<void>((resolve) => setResolveSignIn(() => resolve)), []);
  useEffect(() => {
    if (user) resolveSignIn?.();
  }, [user, resolveSignIn]);
  async function keepPicture(picture: Blob): Promise<void> {
    try {
      const { addPicture } = await import('#features/authoring/pictures/upload-picture.js');
      await addPicture(game, picture);
      notify.done(t(game.image_url === null ? 'stage.newCover' : 'stage.newScreenshot'));
    } catch (error) {
      notify.problem(errorText(error));
    }
  }
  function closeDialog(): void {
    resolveSignIn?.();
    setResolveSignIn(undefined);
  }
  return (
    <>
      {isOwnDocument ? (
        <Stage
          game={game}
          frame={frame}
          player={user ?? (isLoading ? undefined : null)}
          readBoard={readBoard}
          onSignIn={signIn}
          onResult={ghost.note}
          arcade={arcade}
          race={race}
          onRun={isMaker ? run.note : undefined}
          onPicture={isMaker ? (picture) => void keepPicture(picture) : undefined}
          onDeleted={ghost.remove}
          start={start}
        />
      ) : (
        <StageLink game={game} href={isCheck ? paths.checkPlay(game.id) : paths.play(game.id)} />
      )}
      <TopTen
        gameId={game.id}
        gameName={game.name}
        arcadeId={game.arcade_id}
        isPlayable={race === undefined}
        ownId={reader.id}
        isOwnAwaited={reader.isAwaited}
        action={isTrial ? undefined : removeScore}
        mark={isTrial ? t(game.status === 'draft' ? 'page.onlyTesters' : 'page.onlyYou') : undefined}
        ghost={ghost.run && { ...ghost.run, onKeep: () => void signIn(), onDecline: ghost.remove }}
      />
      {isMaker && (
        <Suspense>
          <RunNotes game={game} report={run.report} readBoard={readBoard} isCheck={isCheck} />
        </Suspense>
      )}
      {resolveSignIn && !user && (
        <Suspense>
          <SignUpDialog onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}
