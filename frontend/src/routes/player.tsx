import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useSession } from '#shared/session/session-store.js';
import { PlayerPage } from '#features/profiles/player/player-page.js';

/** A public profile. */
export function PublicProfilePage(): ReactNode {
  const { username = '' } = useParams();
  const ownId = useSession((session) => session.user?.id);
  return (
    <QueryProvider>
      <PlayerPage key={username} username={username} ownId={ownId} />
    </QueryProvider>
  );
}
