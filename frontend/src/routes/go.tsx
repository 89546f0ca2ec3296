import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useGame } from '#features/games/use-game.js';
import { GameNotFound } from '#features/games/components/game-not-found.js';
import { LaunchQuestion } from '#features/play/components/launch-question.js';
import { Launch, Starting } from '#features/play/components/launch.js';
import { useOpenedBySite } from '#features/play/host/use-opened-by-site.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { Button } from '#ui/buttons/button.js';
import { PageMessage } from '#ui/page/page-message.js';

/**
 * Redirects this tab to a game, with a ticket in the fragment: to an embedded game only if the address asks for a tab.
 * Asks first unless a page of this site has led here, because the game learns who plays.
 */
export default function GoPage(): ReactNode {
  const { id } = useParams();
  return (
    <QueryProvider>
      <AnyGo key={id} id={parsePositiveInteger(id)} />
    </QueryProvider>
  );
}

function AnyGo({ id }: { id: number | undefined }): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { game, isUnknown, error, retry } = useGame(id);
  const status = useSession((session) => session.status);
  const username = useSession((session) => session.user?.username);
  const isOpenedBySite = useOpenedBySite();
  const [isConfirmed, setConfirmed] = useState(isOpenedBySite);
  if (id === undefined || isUnknown) return <GameNotFound />;
  if (error) {
    return (
      <PageMessage
        title={t('go.failed')}
        text={errorText(error)}
        action={<Button onClick={retry}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!game || status === 'loading') return <Starting name={game?.name} />;
  const opensTab = game.launch === 'tab' || (game.launch === 'embed' && query.has('tab'));
  if (!opensTab) {
    // No ticket needed: linked games do not use tickets, and others run on a page of this site, which starts them at
    // once.
    const startsAtOnce = game.launch !== 'link' && isOpenedBySite;
    return <Navigate to={startsAtOnce ? paths.play(game.id) : paths.game(game.id)} replace />;
  }
  if (!isConfirmed) return <LaunchQuestion game={game} username={username} onPlay={() => setConfirmed(true)} />;
  return <Launch game={game} isSignedIn={status === 'signedIn'} />;
}
