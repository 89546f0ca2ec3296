import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/stores/session-store.js';
import { ClosingCall } from '../../features/home/components/closing-call/closing-call.js';
import { Hero } from '../../features/home/components/hero/hero.js';
import { loadGamesTexts } from '../../features/games/texts/games-texts.js';
import { LaunchBanner } from '../../features/making/components/launch-banner/launch-banner.js';
import { loadModelsTexts } from '../../features/models/texts/models-texts.js';
import { TopPlayers } from '../../features/scores/components/top-players/top-players.js';
import { Near } from '../../shared/ui/near/near.js';
import { PageTitle } from '../../shared/ui/page-title/page-title.js';
import { CataloguePlace } from './home.styles.js';

/** Below the first screen, and as much code as all of it. */
const HomeCatalogue = lazy(async () => {
  const [{ HomeCatalogue: catalogue }] = await Promise.all([
    import('./home-catalogue.js'),
    loadModelsTexts(),
    loadGamesTexts(),
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
        <TopPlayers ownId={user?.id} />
      </Hero>
      <Near id="models" before={<CataloguePlace />}>
        <Suspense fallback={<CataloguePlace />}>
          <HomeCatalogue />
        </Suspense>
      </Near>
      <ClosingCall username={user?.username} />
    </>
  );
}
