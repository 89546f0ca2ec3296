import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { SectionHead } from '#ui/page/section-head.js';
import { QueryView } from '#ui/query-view.js';
import { StateMessage } from '#ui/state-message.js';
import { featuredGamesQuery } from '../queries.js';
import { GameCards } from './game-card.js';

/** The three most played games, for the home page. */
export function FeaturedGames(): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const query = useQuery(featuredGamesQuery);
  return (
    <section aria-labelledby="featured-games">
      <SectionHead
        id="featured-games"
        title={t('featured.title')}
        intro={t('featured.intro')}
        all={{ to: paths.games(), text: t('featured.all') }}
      />
      <QueryView query={query} failed={t('error.short')} reason={errorText} pending={<GameCards games={undefined} />}>
        {(games) =>
          games.length === 0 ? (
            <StateMessage title={t('empty.title')} text={t('empty.all')} />
          ) : (
            <GameCards games={games} />
          )
        }
      </QueryView>
    </section>
  );
}
