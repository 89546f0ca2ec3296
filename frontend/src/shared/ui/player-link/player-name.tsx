import type { ReactNode } from 'react';
import { Name } from './player-name.styles.js';

/** A player's name where it leads nowhere; the tooltip has all of it where an ellipsis ends it. */
export function PlayerName({ username }: { username: string }): ReactNode {
  return <Name title={username}>{username}</Name>;
}
