import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaunchBanner } from '#features/authoring/components/launch-banner.js';
import { ClosingCall } from '#features/home/components/closing-call.js';
import { Hero } from '#features/home/components/hero.js';
import { HomeCatalogueSkeleton } from '#features/home/components/home-catalogue-skeleton.js';
import { PlayPlace, ReadersPlace } from '#features/home/components/home.styles.js';
import { MODELS_SECTION, PLAY_SECTION } from '#features/home/section-ids.js';
import { Leaders } from '#features/scores/top/leaders.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { LazyInView } from '#ui/lazy-in-view.js';
import { PageTitle } from '#ui/page/page-title.js';

// Below the first screen, and larger than it.
const HomeReaders = lazyPart(() => import('#features/home/components/home-readers.js'), 'HomeReaders', 'home');
const loadPlay = () => import('./parts/home-play.js');
const HomePlay = lazyPart(loadPlay, 'HomePlay', 'games');
const findGame = () => loadPlay().then(({ findGameToPlay }) => findGameToPlay());
const HomeCatalogue = lazyPart(
  () => import('./parts/home-catalogue.js'),
  'HomeCatalogue',
  'home',
  'models',
  'games',
  'activity',
  'trending',
);

export default function HomePage(): ReactNode {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  return (
    <>
      <PageTitle>{t('nav.home')}</PageTitle>
      <LaunchBanner />
      <Hero findGame={findGame}>
        <Leaders ownId={user?.id} />
      </Hero>
      <LazyInView id={PLAY_SECTION} placeholder={<PlayPlace />}>
        <HomePlay />
      </LazyInView>
      <LazyInView id="readers" placeholder={<ReadersPlace />}>
        <HomeReaders />
      </LazyInView>
      <LazyInView id={MODELS_SECTION} placeholder={<HomeCatalogueSkeleton />}>
        <HomeCatalogue ownId={user?.id} />
      </LazyInView>
      <ClosingCall username={user?.username} />
    </>
  );
}
