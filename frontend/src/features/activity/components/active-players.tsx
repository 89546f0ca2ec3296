import type { ActivePlayer } from '@gamegeek/contracts/activity/activity.schemas.js';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#shared/live/use-live.js';
import type { RowKind } from '#shared/motion/use-held-rows.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LivePanel } from '#ui/live/live-panel.js';
import { MovingList } from '#ui/live/moving-list.js';
import { List } from '#ui/live/moving-list.styles.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { liveActivePlayers } from '../active-players-topic.js';
import { Games, Players, Row, When, Who } from './active-players.styles.js';

const SIZE = 10;
const AVATAR = 36;

const PLAYERS: RowKind<ActivePlayer> = {
  keyOf: ({ id }) => id,
  // Another score in the same games does not change the order.
  isSame: (held, now) => held.games_played === now.games_played && held.username === now.username,
};

interface ActivePlayersProps {
  /** The number of players to show; there may be fewer. */
  size?: number;
  /** The level of the heading above. */
  heading?: 'h2' | 'h3';
}

/** The players with the most games in the last seven days, live. */
export function ActivePlayers({ size = SIZE, heading = 'h2' }: ActivePlayersProps): ReactNode {
  const { t } = useTranslation('activity');
  const live = useLive(liveActivePlayers);
  return (
    <LivePanel
      id="active-players"
      title={t('active.title')}
      heading={heading}
      live={live}
      failed={t('active.error')}
      pending={<LoadingRows count={size} />}
    >
      {({ players }) =>
        players.length === 0 ? (
          <StateMessage
            title={t('active.empty')}
            text={t('active.emptyText')}
            action={<ButtonLink to={paths.games()}>{t('ui.browseGames')}</ButtonLink>}
          />
        ) : (
          <Players>
            <MovingList name="active-players" rows={players.slice(0, size)} kind={PLAYERS}>
              {(player) => <PlayerRow key={player.id} player={player} />}
            </MovingList>
          </Players>
        )
      }
    </LivePanel>
  );
}

/** Renders only when its player changes: the reducer keeps unchanged objects. */
const PlayerRow = memo(function PlayerRow({ player }: { player: ActivePlayer }): ReactNode {
  const { t } = useTranslation('activity');
  const { id, username, games_played, last_played_at } = player;
  return (
    <Row data-glide={id}>
      <Avatar username={username} size={AVATAR} />
      <Who>
        <PlayerLink username={username} />
        <When>
          <TimeAgo at={last_played_at} />
        </When>
      </Who>
      <Games>{t('board.games', { count: games_played })}</Games>
    </Row>
  );
});

function LoadingRows({ count }: { count: number }): ReactNode {
  return (
    <Players>
      <List aria-hidden="true">
        <Skeletons count={count}>
          <Row>
            <Skeleton $width="36px" $height="36px" />
            <Skeleton $width="8em" $height="18px" />
            <Skeleton $width="4em" $height="18px" />
          </Row>
        </Skeletons>
      </List>
    </Players>
  );
}
