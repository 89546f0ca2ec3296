import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PlayerPage } from '#features/players/player/player-page.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useSession } from '#shared/session/session-store.js';

/** A public profile. */
export default function PublicProfilePage(): ReactNode {
  const { username = '' } = useParams();
  const ownId = useSession((session) => session.user?.id);
  return (
    <QueryProvider>
      <PlayerPage key={username} username={username} ownId={ownId} />
    </QueryProvider>
  );
}
