import type { ReactNode } from 'react';
import { Name } from './player-name.styles.js';

/** A player's name without a link; the tooltip shows the full name. */
export function PlayerName({ username }: { username: string }): ReactNode {
  return <Name title={username}>{username}</Name>;
}
