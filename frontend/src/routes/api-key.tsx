import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useLive } from '#shared/live/use-live.js';
import { Stack } from '#ui/layout.js';
import { PageHead } from '#ui/page/page-head.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { PageTitle } from '#ui/page/page-title.js';
import { useSession } from '#shared/session/session-store.js';
import { GamePicker, useGameName } from '#features/games/components/game-picker.js';
import { meTopic } from '#features/players/live/me-topic.js';
import { AgentPanel } from '#features/developers/agents/agent-panel.js';
import { Endpoints } from '#features/developers/key/endpoints.js';
import { FirstScore } from '#features/developers/key/first-score.js';
import { GameStep } from '#features/developers/key/game-step.js';
import { KeyPanel } from '#features/developers/key/key-panel.js';
import { ScoreErrors } from '#features/developers/key/score-errors.js';
import { SendStep } from '#features/developers/key/send-step.js';
import { SignInNeeded } from '#features/developers/key/sign-in-needed.js';
import { Step } from '#features/developers/key/step.js';
import { Tips } from '#features/developers/key/tips.js';
import { useFirstScore } from '#features/developers/key/use-first-score.js';
import { useKeyLastUsed } from '#features/developers/key/use-key-last-used.js';
import { WebGame } from '#features/developers/key/web-game.js';

/** All that developers need to send scores. The page is public; its content requires signing in. */
export default function ApiKeyPage(): ReactNode {
  const { t } = useTranslation('apiKeys');
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {status === 'loading' && <PageLoading />}
      {status === 'anonymous' && <SignInNeeded from={pathname + search} />}
      {user && (
        <QueryProvider>
          {/* Remounted for another user. */}
          <KeyPage key={user.id} user={user} />
        </QueryProvider>
      )}
    </>
  );
}

function KeyPage({ user }: { user: OwnUser }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const { gameId, pickGame } = usePickedGame();
  const gameName = useGameName(gameId);
  const place = { site: window.location.origin, gameId };
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
      <Stack $gap={24}>
        <WebGame place={place} />
        <AgentPanel gameId={gameId} />
        <Step number={1} id="key" title={t('key.title')} intro={t('key.intro')}>
          <KeyPanel isVerified={user.email_verified} />
        </Step>
        <Step number={2} id="game" title={t('game.title')} intro={t('game.intro')}>
          <GameStep username={user.username} gameId={gameId} gameName={gameName} onPick={pickGame}>
            <GamePicker gameId={gameId} onPick={pickGame} canPickAll={false} />
          </GameStep>
        </Step>
        <Step number={3} id="send" title={t('send.title')} intro={t('send.intro')}>
          <SendStep place={place} />
          <LiveFirstScore />
        </Step>
        <Endpoints place={place} />
        <Tips />
        <ScoreErrors />
      </Stack>
    </>
  );
}

/** Adds names of games to live updates, which contain ids only. */
function LiveFirstScore(): ReactNode {
  const { snapshot, status } = useLive(meTopic);
  const reported = snapshot?.score;
  const gameName = useGameName(reported?.gameId);
  const score = useFirstScore(reported && { ...reported, gameName }, status);
  useKeyLastUsed(score.arrived?.id);
  return <FirstScore score={score} status={status} />;
}

/** The selected game is in the address, so that it survives a reload and the sign-in. */
function usePickedGame(): { gameId: number | undefined; pickGame: (gameId: number | undefined) => void } {
  const [query, setQuery] = useSearchParams();
  const pickGame = useCallback(
    (gameId: number | undefined) => {
      if (gameId !== undefined) setQuery({ game: String(gameId) }, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  return { gameId: parsePositiveInteger(query.get('game')), pickGame };
}
