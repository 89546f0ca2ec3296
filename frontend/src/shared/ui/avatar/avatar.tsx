import type { ReactNode } from 'react';
import { Picture } from './avatar.styles.js';

/** A player's picture, drawn by the server from the name. Decoration: the name stands beside it. */
export function Avatar({ username, size }: { username: string; size: number }): ReactNode {
  return (
    <Picture
      src={`/api/users/${encodeURIComponent(username)}/avatar`}
      alt=""
      width={size}
      height={size}
      decoding="async"
    />
  );
}
