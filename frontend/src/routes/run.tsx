import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RunPage } from '#features/play/replay/run-page.js';
import { StagePlace } from '#features/play/replay/run-page.styles.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { LazyInView } from '#ui/lazy-in-view.js';
import { Skeleton } from '#ui/skeleton.js';

const FollowButton = lazyPart(() => import('#features/players/follows/follow-button.js'), 'FollowButton', 'players');

/** Below the run. */
const GameComments = lazyPart(() => import('./parts/game-comments.js'), 'GameComments');

/** Only games of makers record themselves. */
const OwnRun = lazyPart(() => import('./parts/own-run.js'), 'OwnRun');

/** A recorded run. */
export default function WatchRunPage(): ReactNode {
  const { run = '' } = useParams();
  return (
    <QueryProvider>
      <RunPage
        key={run}
        name={run}
        ownStage={(recording) => (
          <Suspense fallback={<StagePlace aria-hidden="true" />}>
            <OwnRun recording={recording} />
          </Suspense>
        )}
        follow={(username) => (
          <Suspense>
            <FollowButton username={username} />
          </Suspense>
        )}
        comments={(gameId) => (
          <LazyInView id="game-comments" placeholder={<Skeleton $width="100%" $height="420px" />}>
            <GameComments gameId={gameId} />
          </LazyInView>
        )}
      />
    </QueryProvider>
  );
}
