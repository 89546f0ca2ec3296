import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { LaunchAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Button } from '#ui/buttons/button.js';
import { PageMessage } from '#ui/page/page-message.js';
import { launchGame } from '../play-api.js';

/** Opens the game in this tab, with a ticket. */
export function Launch({ game, isSignedIn }: { game: Game; isSignedIn: boolean }): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    launchGame(game.id, isSignedIn ? 'player' : 'guest').then(
      // Replaces this page in the history, because the ticket works once.
      (launch) => isLeft || window.location.replace(tabAddress(launch)),
      (error: unknown) => isLeft || setFailure(error),
    );
    return () => {
      isLeft = true;
    };
  }, [game.id, isSignedIn, attempt]);

  if (failure === undefined) return <Starting name={game.name} />;
  return (
    <PageMessage
      title={t('go.failed')}
      text={errorText(failure)}
      action={
        <Button
          $tone="accent"
          onClick={() => {
            setFailure(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {t('ui.retry')}
        </Button>
      }
    />
  );
}

/** Framed games have the address of their page on this site; in a tab they get the ticket in the fragment as well. */
function tabAddress({ address, frame, ticket }: LaunchAnswer): string {
  if (!frame) return address;
  const game = new URL(frame.src, window.location.origin);
  game.hash = `gg=${ticket}`;
  return game.href;
}

export function Starting({ name }: { name: string | undefined }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <PageMessage
      title={name === undefined ? t('go.starting') : t('go.title', { name })}
      text={t('go.starting')}
      isBusy
    />
  );
}
