import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { PageHead } from '#ui/page/page-head.js';
import { Skeleton } from '#ui/skeleton.js';

const TvPage = lazyPart<'TvPage', object>(() => import('#features/play/watch/tv-parts.js'), 'TvPage', 'runs');

/** Runs while they are played. */
export default function WatchLivePage(): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <QueryProvider>
      <Breadcrumb above={[{ to: paths.home(), text: t('nav.home') }]} here={t('tv.title')} />
      <PageHead eyebrow={t('tv.eyebrow')} title={t('tv.title')} intro={t('tv.intro')} />
      <Suspense fallback={<Skeleton $width="100%" $height="min(620px, 78dvh)" />}>
        <TvPage />
      </Suspense>
    </QueryProvider>
  );
}
