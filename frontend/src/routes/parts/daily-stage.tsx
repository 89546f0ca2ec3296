import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { ReadBoard } from '@gamegeek/rules/leaderboard/board-requests.js';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dailyOf } from '#features/daily/daily-of.js';
import { dailyText } from '#features/daily/shared-text.js';
import { useDailyHead } from '#features/daily/use-daily-head.js';
import { useGame } from '#features/games/use-game.js';
import { onGuestClaim } from '#features/play/guest/guest-scores.js';
import { Stage } from '#features/play/stage/stage.js';
import { useFrame } from '#features/play/stage/use-frame.js';
import { getDailyBoard } from '#features/scores/daily/queries.js';
import { getLeaderboard } from '#features/scores/queries.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { LoadError } from '#ui/load-error.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Only guests who sign up need the forms. */
const SignUpDialog = lazyPart(() => import('./sign-up-dialog.js'), 'SignUpDialog');

interface DailyStageProps {
  daily: Daily;
  /** Reads the daily again. */
  refresh: () => Promise<Daily | undefined>;
}

/** The stage of the daily: its first run is the counted one, later ones are like those of any page of the game. */
export function DailyStage({ daily, refresh }: DailyStageProps): ReactNode {
  const errorText = useErrorText();
  const { game, error, retry } = useGame(daily.gameId);
  const refreshNow = useEffectEvent(() => void refresh());
  // The counted run of a guest becomes that of the account.
  useEffect(() => onGuestClaim(() => refreshNow()), []);
  if (error) return <LoadError title={errorText(error)} onRetry={retry} />;
  if (!game) return <Skeleton $width="100%" $height="560px" />;
  return <StageOfGame game={game} daily={daily} refresh={refresh} />;
}

function StageOfGame({ game, daily, refresh }: DailyStageProps & { game: Game }): ReactNode {
  const { t } = useTranslation('daily');
  const frame = useFrame(game);
  const user = useSession((session) => session.user);
  const isLoading = useSession((session) => session.status === 'loading');
  const head = useDailyHead();
  const notify = useNotify();
  const [resolveSignIn, setResolveSignIn] = useState<() => void>();
  // The game waits for the answer, which determines the player.
  const signIn = useCallback(() => new Promise<void>((resolve) => setResolveSignIn(() => resolve)), []);
  useEffect(() => {
    if (user) resolveSignIn?.();
  }, [user, resolveSignIn]);
  const readBoard: ReadBoard = useCallback(
    ({ board, ...query }) => getLeaderboard({ scope: game.id, period: 'all', slug: board, ...query }),
    [game.id],
  );
  const accountId = user?.id;
  const arcade = useMemo(
    () => ({
      readAchievements: async () => {
        const { readCompleted } = await import('#features/players/achievements/read-completed.js');
        return readCompleted(game.id, accountId);
      },
    }),
    [game.id, accountId],
  );
  if (!frame) return null;

  async function resultOf(result: SubmitResult): Promise<SubmitResult> {
    const now = await refresh().catch(() => undefined);
    if (!now) return { ...result, rank: null, wouldBeRank: null };
    const { yourRank, yourScoreId, players } = now;
    const isOnBoard = yourScoreId !== null;
    return { ...result, rank: isOnBoard ? yourRank : null, wouldBeRank: isOnBoard ? null : yourRank, total: players };
  }

  function closeDialog(): void {
    resolveSignIn?.();
    setResolveSignIn(undefined);
  }

  return (
    <div>
      <Stage
        game={game}
        frame={frame}
        player={user ?? (isLoading ? undefined : null)}
        readBoard={readBoard}
        onSignIn={signIn}
        onResult={() => void refresh()}
        arcade={arcade}
        daily={{
          readBoard: ({ limit }) => getDailyBoard(daily.day, limit),
          resultOf,
          sharedText: (text) => dailyText(head(daily), text),
          page: dailyOf(daily.day),
          onNotCounted: () => {
            if (!daily.played) notify.done(t('notCounted.title'), t('notCounted.text'));
          },
        }}
        onDeleted={() => void refresh()}
        start="cover"
      />
      {daily.played && (
        <Text $above={8} $muted $size="medium">
          {t('after.free')}
        </Text>
      )}
      {resolveSignIn && !user && (
        <Suspense>
          <SignUpDialog onClose={closeDialog} />
        </Suspense>
      )}
    </div>
  );
}
