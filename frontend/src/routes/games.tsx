import { Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameList } from '#features/games/components/game-list.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { measure } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { PageHead } from '#ui/page/page-head.js';
import { Skeleton } from '#ui/skeleton.js';

const WatchLive = lazyPart<'WatchLive', object>(() => import('#features/play/watch/tv-parts.js'), 'WatchLive', 'runs');

const toSubmit: AuthLinkState = { from: paths.submitGame(), reason: 'needed' };

export default function GamesPage(): ReactNode {
  const { t } = useTranslation('games');
  const isSignedIn = useSession((session) => session.status === 'signedIn');
  return (
    <QueryProvider>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('nav.games')}
        intro={t('intro')}
        action={
          <Row $gap={8}>
            <ButtonLink to={paths.daily()}>{t('nav.daily')}</ButtonLink>
            <Suspense fallback={<Skeleton $width="150px" $height={measure.target} />}>
              <WatchLive />
            </Suspense>
            <ButtonLink
              to={isSignedIn ? paths.submitGame() : paths.auth()}
              state={isSignedIn ? undefined : toSubmit}
              $tone="accent"
            >
              <Plus size={18} aria-hidden="true" />
              {t('add')}
            </ButtonLink>
          </Row>
        }
      />
      <GameList />
    </QueryProvider>
  );
}
