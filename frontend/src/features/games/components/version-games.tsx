import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { useVersionGames } from '../api/list-version-games.js';
import { GameCards } from './game-card.js';

/** The games made with a version of a model. */
export function VersionGames({ versionId, title }: { versionId: number; title: string }): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const { games, hasMore, isLoadingMore, loadMore, error, retry } = useVersionGames(versionId);
  return (
    <Section aria-labelledby="version-games">
      <Title id="version-games">{title}</Title>
      {games?.length === 0 && <StateMessage title={t('version.empty')} />}
      {(games ? games.length > 0 : !error) && <GameCards games={games} />}
      {error && <LoadError title={t('error.short')} text={errorText(error)} onRetry={retry} />}
      {hasMore && !error && (
        <More>
          <Button onClick={loadMore} disabled={isLoadingMore}>
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

const Title = styled.h2`
  margin: 0 0 ${space[16]};
  font-size: 1.375rem;
  overflow-wrap: anywhere;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${space[24]};
`;
