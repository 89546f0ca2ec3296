import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyInView } from '../../../shared/ui/lazy-in-view.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { loadActivityTexts } from '../../activity/i18n/activity-texts.js';
import { useSession } from '../../auth/stores/session-store.js';
import { LaunchBanner } from '../../authoring/components/launch-banner/launch-banner.js';
import { loadGamesTexts } from '../../games/i18n/games-texts.js';
import { loadModelsTexts } from '../../models/i18n/models-texts.js';
import { Leaders } from '../../scores/components/leaders/leaders.js';
import { loadTrendingTexts } from '../../trending/i18n/trending-texts.js';
import { ClosingCall } from '../components/closing-call/closing-call.js';
import { Hero } from '../components/hero/hero.js';
import { MODELS_PLACE, PLAY_PLACE } from '../home-places.js';
import { loadHomeTexts } from '../i18n/home-texts.js';
import { HomeCatalogueSkeleton } from './home-catalogue-skeleton.js';
import { PlayPlace, ReadersPlace } from './home.styles.js';

// Below the first screen, and more code than all of it.
const HomeReaders = lazy(async () => {
  const [{ HomeReaders: readers }] = await Promise.all([import('./home-readers.js'), loadHomeTexts()]);
  return { default: readers };
});
const HomePlay = lazy(async () => {
  const [{ HomePlay: play }] = await Promise.all([import('./home-play.js'), loadGamesTexts()]);
  return { default: play };
});
const HomeCatalogue = lazy(async () => {
  const [{ HomeCatalogue: catalogue }] = await Promise.all([
    import('./home-catalogue.js'),
    loadHomeTexts(),
    loadModelsTexts(),
    loadGamesTexts(),
    loadActivityTexts(),
    loadTrendingTexts(),
  ]);
  return { default: catalogue };
});

export function HomePage(): ReactNode {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  return (
    <>
      <PageTitle>{t('home.title')}</PageTitle>
      <LaunchBanner />
      <Hero>
        <Leaders ownId={user?.id} />
      </Hero>
      <LazyInView id={PLAY_PLACE} placeholder={<PlayPlace />}>
        <Suspense fallback={<PlayPlace />}>
          <HomePlay />
        </Suspense>
      </LazyInView>
      <LazyInView id="readers" placeholder={<ReadersPlace />}>
        <Suspense fallback={<ReadersPlace />}>
          <HomeReaders />
        </Suspense>
      </LazyInView>
      <LazyInView id={MODELS_PLACE} placeholder={<HomeCatalogueSkeleton />}>
        <Suspense fallback={<HomeCatalogueSkeleton />}>
          <HomeCatalogue ownId={user?.id} />
        </Suspense>
      </LazyInView>
      <ClosingCall username={user?.username} />
    </>
  );
}
