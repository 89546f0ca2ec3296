import { Ban } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { PlayerForm } from '../people/player-form.js';
import { useBlockChange } from '../queries.js';
import { useFailureToast } from '../use-failure-toast.js';
import { BlockedList } from './blocked-list.js';

/** Blocked players of a game: blocked by name, unblocked in the list. */
export function BlockedPlayers({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureToast = useFailureToast();
  const notify = useNotify();
  const { mutate, mutateAsync, isPending } = useBlockChange(gameId);
  const title = useRef<HTMLHeadingElement>(null);

  function unblock(username: string): void {
    if (isPending) return;
    mutate(
      { username, method: 'DELETE' },
      {
        onSuccess: () => {
          // The focused button is removed with its row.
          title.current?.focus();
          notify.done(t('blocks.unblocked', { name: username }));
        },
        onError: (error) => failureToast(t('blocks.failed'), error),
      },
    );
  }

  return (
    <Panel aria-labelledby="blocked-players">
      <PanelTitle id="blocked-players" ref={title} tabIndex={-1}>
        {t('blocks.title')}
      </PanelTitle>
      <PanelText>{t('blocks.intro')}</PanelText>
      <PlayerForm
        titleId="blocked-players"
        send={(username) => mutateAsync({ username, method: 'PUT' })}
        onSent={(name) => notify.done(t('blocks.blocked', { name }))}
      >
        <Ban size={17} aria-hidden="true" />
        {t('blocks.block')}
      </PlayerForm>
      <BlockedList gameId={gameId} onUnblock={unblock} />
    </Panel>
  );
}
