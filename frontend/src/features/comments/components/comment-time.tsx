import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { commentPlace } from '@gamegeek/contracts/comments/comment-place.js';
import { paths } from '#shared/routing/paths.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { When } from './comment-card.styles.js';

interface CommentTimeProps {
  gameId: number;
  id: number;
  at: string;
}

/** The time of a comment and its permalink. When followed on this page, page and sort order stay. */
export function CommentTime({ gameId, id, at }: CommentTimeProps): ReactNode {
  const { search } = useLocation();
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(
    { search, hash: commentPlace(id) },
    { preventScrollReset: true },
  );
  return (
    <When href={paths.comment(gameId, id)} onClick={handleClick}>
      <TimeAgo at={at} />
    </When>
  );
}
