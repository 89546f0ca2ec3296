import type { Comment } from '@gamegeek/contracts/community/comments.types.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/stores/session-store.js';
import { Comments } from '../../features/community/components/comments/comments.js';
import { Ratings } from '../../features/community/components/ratings/ratings.js';
import type { ShownFigures } from '../../features/games/live/use-game-figures.js';
import { Report } from '../report/report.js';
import { GameBoard } from './game-board.js';
import { Parts } from './game-community.styles.js';

interface GameCommunityProps {
  game: Game;
  figures: ShownFigures;
}

/** The same for every render: a list draws only the comments that have changed. */
const reportComment = ({ id, user }: Pick<Comment, 'id' | 'user'>): ReactNode => (
  <Report kind="comment" id={id} ownerId={user.id} name={user.username} isSmall />
);

/** What the community makes of a game: how it rates it, what it says, and how well it plays. */
export function GameCommunity({ game, figures }: GameCommunityProps): ReactNode {
  const user = useSession((session) => session.user);
  return (
    <Parts>
      <Ratings key={`ratings-${user?.id}`} gameId={game.id} ownId={user?.id} figures={figures} />
      <Comments key={`comments-${user?.id}`} gameId={game.id} own={user} report={reportComment} />
      <GameBoard game={game} />
    </Parts>
  );
}
