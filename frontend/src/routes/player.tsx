import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PlayerPage } from '#features/players/player/player-page.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';

const RankHistoryButton = lazyPart(
  () => import('#features/scores/figures/rank-history.js'),
  'RankHistoryButton',
  'boards',
);

/** A public profile. */
export default function PublicProfilePage(): ReactNode {
  const { username = '' } = useParams();
  const ownId = useSession((session) => session.user?.id);
  return (
    <QueryProvider>
      <PlayerPage
        key={username}
        username={username}
        ownId={ownId}
        history={(player, { gameId, gameName, board, boardName }) => (
          <Suspense>
            <RankHistoryButton
              username={player.username}
              gameId={gameId}
              board={board}
              boardName={boardName === undefined ? gameName : `${gameName}, ${boardName}`}
            />
          </Suspense>
        )}
      />
    </QueryProvider>
  );
}
