import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { LoadError } from '#ui/load-error.js';
import { SectionHead } from '#ui/page/section-head.js';
import { StateMessage } from '#ui/state-message.js';
import { useFeaturedGames } from '../api/get-some-games.js';
import { GameCards } from './game-card.js';

/** The three most played games, for the home page. */
export function FeaturedGames(): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const { games, isError, error, retry } = useFeaturedGames();
  return (
    <section aria-labelledby="featured-games">
      <SectionHead
        id="featured-games"
        title={t('featured.title')}
        intro={t('featured.intro')}
        all={{ to: paths.games(), text: t('featured.all') }}
      />
      {isError && <LoadError title={t('error.short')} text={errorText(error)} onRetry={retry} />}
      {games?.length === 0 && <StateMessage title={t('empty.title')} text={t('empty.all')} />}
      {!isError && games?.length !== 0 && <GameCards games={games} />}
    </section>
  );
}
