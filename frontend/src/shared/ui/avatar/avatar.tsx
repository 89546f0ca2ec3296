import { useState, type ReactNode } from 'react';
import { Picture } from './avatar.styles.js';

/** A player's picture, drawn by the server from the name. Decoration: the name stands beside it. */
export function Avatar({ username, size }: { username: string; size: number }): ReactNode {
  const [broken, setBroken] = useState<string>();
  // Without a line there is no picture; its ground says so more quietly than the browser would.
  if (broken === username) return <Picture as="span" style={{ width: size, height: size }} />;
  return (
    <Picture
      src={`/api/users/${encodeURIComponent(username)}/avatar`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(username)}
    />
  );
}
