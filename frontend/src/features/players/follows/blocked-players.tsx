import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { List } from './followed-players.styles.js';
import { blockedQuery, FOLLOWED_PAGE, useBlock } from './queries.js';

const AVATAR = 26;

/** The players whom the user has blocked; nothing if there are none. */
export function BlockedPlayers(): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(blockedQuery(page));
  const title = useRef<HTMLHeadingElement>(null);
  if (error && !data) return <LoadError title={t('block.notLoaded')} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <Panel aria-labelledby="blocked">
      <PanelHead>
        <div>
          <PanelTitle id="blocked" ref={title} tabIndex={-1}>
            {t('block.title')}
          </PanelTitle>
          <PanelText>{t('block.consequences')}</PanelText>
        </div>
      </PanelHead>
      <List>
        {data.items.map(({ id, username }) => (
          <li key={id}>
            <Avatar username={username} size={AVATAR} />
            <PlayerLink username={username} />
            {/* The button that has the focus is removed. */}
            <Unblock username={username} onDone={() => title.current?.focus()} />
          </li>
        ))}
      </List>
      <Pager label={t('block.pager')} page={page} pages={Math.ceil(data.total / FOLLOWED_PAGE)} onPage={setPage} />
    </Panel>
  );
}

function Unblock({ username, onDone }: { username: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation('players');
  const notify = useNotify();
  const block = useBlock(username);

  function handleClick(): void {
    block.mutate(false, {
      onSuccess: () => {
        onDone();
        notify.done(t('block.undone', { name: username }));
      },
      onError: (error) => notify.failed(error, t('follow.failed')),
    });
  }

  return (
    <Button aria-label={t('block.unblockName', { name: username })} disabled={block.isPending} onClick={handleClick}>
      {t('block.unblock')}
    </Button>
  );
}
