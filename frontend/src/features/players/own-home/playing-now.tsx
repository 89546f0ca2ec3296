import type { OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, measure, space } from '#shared/theme/theme.js';
import { List, Stack } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Heading, Text } from '#ui/text.js';

const AVATAR = 26;

/** Which of the followed players play now, and what. */
export function PlayingNow({ playing }: Pick<OwnHome, 'playing'>): ReactNode {
  const { t } = useTranslation('players');
  return (
    <Stack $gap={4}>
      <Heading as="h3" $size="base">
        {t('home.playing')}
      </Heading>
      {playing.length === 0 ? (
        <Text $size="medium" $muted>
          {t('home.nobodyPlays')}
        </Text>
      ) : (
        <List>
          {playing.map(({ id, username, game, last_played_at: at }) => (
            <Player key={id}>
              <Avatar username={username} size={AVATAR} />
              <PlayerLink username={username} />
              {game ? <Link to={paths.game(game.id)}>{game.name}</Link> : <TimeAgo at={at} />}
            </Player>
          ))}
        </List>
      )}
    </Stack>
  );
}

const Player = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  min-width: 0;
  min-height: ${measure.target};
  font-size: ${fontSize.medium};
  time {
    color: ${color.textMuted};
  }
`;
