import type { ReactNode } from 'react';
import type { communityLinks } from '#shared/routing/community-links.js';

export type Room = keyof typeof communityLinks;

/** Brand icons in one colour, 24 × 24; the icon library has none. */
const SHAPES: Record<Room, string> = {
  network: 'M18.9 1.2h3.7l-8 9.1L24 22.8h-7.4l-5.8-7.5-6.6 7.5H.5l8.6-9.8L0 1.2h7.6l5.2 6.9Zm-1.3 19.4h2L6.5 3.2H4.3Z',
  chat: 'M20.3 4.4a19.8 19.8 0 0 0-4.9-1.5l-.7 1.3a18.3 18.3 0 0 0-5.5 0L8.6 2.9a19.7 19.7 0 0 0-4.9 1.5C.5 9-.3 13.6.1 18.1a19.9 19.9 0 0 0 6 3l1.3-2-1.9-1 .5-.3a14.2 14.2 0 0 0 12.1 0l.5.4-1.9.9 1.3 2a19.8 19.8 0 0 0 6-3c.5-5.2-.8-9.7-3.7-13.7ZM8 15.3c-1.2 0-2.2-1.1-2.2-2.4s1-2.4 2.2-2.4 2.2 1.1 2.2 2.4-1 2.4-2.2 2.4Zm8 0c-1.2 0-2.2-1.1-2.2-2.4s1-2.4 2.2-2.4 2.2 1.1 2.2 2.4-1 2.4-2.2 2.4Z',
  forum:
    'M12 7.6c.3 0 .6 0 .9.03l1-4.3 3.5.75a1.9 1.9 0 1 1-.25 1.3l-2.25-.5-.62 2.9c1.5.25 2.9.75 4 1.45a2.5 2.5 0 1 1 2.9 4c.04.25.06.5.06.77 0 4-4.15 7.2-9.24 7.2S2.76 18 2.76 14c0-.27.02-.52.06-.77a2.5 2.5 0 1 1 2.9-4C7.4 8.2 9.6 7.6 12 7.6ZM8.6 11.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6.8 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm-7.2 5.3c.9 1.2 2.2 1.8 3.8 1.8s2.9-.6 3.8-1.8l-.8-.6c-.7.9-1.7 1.4-3 1.4s-2.3-.5-3-1.4Z',
};

export function CommunityIcon({ room, size }: { room: Room; size: number }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={SHAPES[room]} />
    </svg>
  );
}
