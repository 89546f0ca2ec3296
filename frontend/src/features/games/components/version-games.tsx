import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading } from '#ui/text.js';
import { versionGamesQuery } from '../queries.js';
import { GameCards } from './game-card.js';

/** The games made with a version of a model. */
export function VersionGames({ versionId, title }: { versionId: number; title: string }): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const query = useInfiniteQuery(versionGamesQuery(versionId));
  const { data: games, isFetchNextPageError, isLoadingError, hasNextPage, isFetchingNextPage } = query;
  const hasFailed = isFetchNextPageError || isLoadingError;
  const loadMore = (): void => void query.fetchNextPage();
  return (
    <Section aria-labelledby="version-games">
      <Heading $below={16} id="version-games">
        {title}
      </Heading>
      {games?.length === 0 && <StateMessage title={t('version.empty')} />}
      {(games ? games.length > 0 : !hasFailed) && <GameCards games={games} />}
      {hasFailed && (
        <LoadError
          title={t('error.short')}
          text={errorText(query.error)}
          onRetry={isFetchNextPageError ? loadMore : () => void query.refetch()}
        />
      )}
      {hasNextPage && !hasFailed && (
        <More>
          <Button onClick={loadMore} disabled={isFetchingNextPage}>
            {t('version.more')}
          </Button>
        </More>
      )}
    </Section>
  );
}

const Section = styled.section`
  padding-top: ${space[8]};
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${space[24]};
`;
