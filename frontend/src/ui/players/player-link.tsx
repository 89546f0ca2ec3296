import { DELETED_PLAYER, isUsername } from '@gamegeek/contracts/auth/username.js';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { nameWrap } from './player-name.styles.js';

/** A player's name with a link to the public profile; the tooltip shows the full name. Deleted players have no link. */
export const PlayerLink = memo(function PlayerLink({ username }: { username: string }): ReactNode {
  const { t } = useTranslation();
  if (username === DELETED_PLAYER) return t('board.deletedPlayer');
  if (!isUsername(username)) return username;
  return (
    <NameLink to={paths.player(username)} title={username}>
      {username}
    </NameLink>
  );
});

/** Looks like plain text until hovered. */
const NameLink = styled(Link)`
  display: inline-block;
  ${nameWrap}
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
