import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useLive } from '#shared/live/use-live.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { PageTitle } from '#ui/page/page-title.js';
import { useSession } from '#shared/session/session-store.js';
import { GamePicker, useGameName } from '#features/games/components/game-picker.js';
import { meTopic } from '#features/profiles/live/me-topic.js';
import { Head, Heading, Intro, Numeral, Parts, StepPanel, Text, Title } from '../api-key.styles.js';
import { CodeText } from '../components/code-text.js';
import { ErrorTable } from '../components/error-table/error-table.js';
import { FirstScore } from '../components/first-score/first-score.js';
import { GameStep } from '../components/game-step/game-step.js';
import { KeyPanel } from '../components/key-panel/key-panel.js';
import { Reference } from '../components/reference/reference.js';
import { SendStep } from '../components/send-step/send-step.js';
import { SignInNeeded } from '../components/sign-in-needed/sign-in-needed.js';
import { Tips } from '../components/tips/tips.js';
import { WebGame } from '../components/web-game.js';
import { useFirstScore } from '../use-first-score.js';
import { useKeyLastUsed } from '../use-key-last-used.js';

/** All that developers need to send scores. The page is public; its content requires signing in. */
export function ApiKeyPage(): ReactNode {
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
      <Head>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Title>{t('title')}</Title>
        <Intro>{t('intro')}</Intro>
      </Head>
      <Parts>
        <WebGame place={place} />
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
        <Reference gameId={gameId} userId={user.id} />
        <Tips />
        <ErrorTable />
      </Parts>
    </>
  );
}

interface StepProps {
  number: number;
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

function Step({ number, id, title, intro, children }: StepProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  return (
    <StepPanel aria-labelledby={id}>
      <Numeral>{t('step', { number })}</Numeral>
      <div>
        <Heading id={id}>{title}</Heading>
        <Text>
          <CodeText>{intro}</CodeText>
        </Text>
        {children}
      </div>
    </StepPanel>
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
