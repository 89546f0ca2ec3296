import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#ui/pager.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { List } from './followed-players.styles.js';
import { FOLLOWED_PAGE, followedQuery } from './queries.js';

const AVATAR = 26;

/** The players whom the user follows, the newest first. */
export function FollowedPlayers(): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  const query = useQuery(followedQuery(page));
  return (
    <Panel aria-labelledby="following">
      <PanelHead>
        <PanelTitle id="following">{t('follow.title')}</PanelTitle>
      </PanelHead>
      <QueryView query={query} failed={t('follow.notLoaded')} pending={<Skeleton $width="100%" $height="44px" />}>
        {({ items, total }) => (
          <>
            {total === 0 && <PanelText>{t('follow.none')}</PanelText>}
            <List>
              {items.map(({ id, username }) => (
                <li key={id}>
                  <Avatar username={username} size={AVATAR} />
                  <PlayerLink username={username} />
                </li>
              ))}
            </List>
            <Pager label={t('follow.pager')} page={page} pages={Math.ceil(total / FOLLOWED_PAGE)} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}
