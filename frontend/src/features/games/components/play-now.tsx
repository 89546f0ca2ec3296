import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { SectionHead } from '#ui/page/section-head.js';
import { gamesToPlayQuery } from '../queries.js';
import { GameCards } from './game-card.js';

/** Three games that are played on this site; nothing while there are none. */
export function PlayNow(): ReactNode {
  const { t } = useTranslation('games');
  const { data: games, isLoadingError } = useQuery(gamesToPlayQuery);
  if (isLoadingError || games?.length === 0) return null;
  return (
    <section aria-labelledby="play-now">
      <SectionHead
        id="play-now"
        title={t('home.playNow')}
        intro={t('playNow.intro')}
        all={{ to: paths.games(), text: t('featured.all') }}
      />
      <GameCards games={games} />
    </section>
  );
}
