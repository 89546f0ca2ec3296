import { TRENDING_GAMES } from '@gamegeek/contracts/games/trending.js';
import type { TrendingGame } from '@gamegeek/contracts/games/games.types.js';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { paths } from '../../../../shared/routing/paths.js';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.js';
import { PanelText, PanelTitle } from '../../../../shared/ui/panel/panel.js';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.js';
import { StateMessage } from '../../../../shared/ui/state-message/state-message.js';
import { useHasFewGames, useTrendingGames } from '../../api/get-trending-games.js';
import { useGamesText } from '../../use-games-text.js';
import { EXAMPLES } from './examples.js';
import { ExampleRow, TrendingGameRow } from './trending-game.js';
import { List, Row, TrendPanel } from './trending-games.styles.js';

/** What is played more and more. A site with hardly any games fills the list with examples. */
export function TrendingGames(): ReactNode {
  const t = useGamesText();
  const errorText = useErrorText();
  const { games, isError, error, retry } = useTrendingGames();
  const hasFewGames = useHasFewGames();
  const isLoading = !isError && (!games || hasFewGames === undefined);
  return (
    <TrendPanel aria-labelledby="trending-games" aria-busy={isLoading}>
      <PanelTitle as="h3" id="trending-games">
        {t('trending.title')}
      </PanelTitle>
      <PanelText>{t('trending.intro')}</PanelText>
      {renderGames()}
    </TrendPanel>
  );

  function renderGames(): ReactNode {
    if (isError) {
      return (
        <StateMessage
          tone="danger"
          title={t('error.short')}
          text={errorText(error)}
          action={<Button onClick={retry}>{t('translation:common.retry')}</Button>}
        />
      );
    }
    if (!games || hasFewGames === undefined) return <LoadingRows />;
    if (games.length === 0 && !hasFewGames) {
      return (
        <StateMessage
          title={t('trending.empty')}
          text={t('trending.emptyText')}
          action={<ButtonLink to={paths.games()}>{t('trending.browse')}</ButtonLink>}
        />
      );
    }
    return <Rows games={games} hasExamples={hasFewGames} />;
  }
}

function Rows({ games, hasExamples }: { games: readonly TrendingGame[]; hasExamples: boolean }): ReactNode {
  const examples = hasExamples ? EXAMPLES.slice(0, TRENDING_GAMES - games.length) : [];
  return (
    <List>
      {games.map((game) => (
        <TrendingGameRow key={game.id} game={game} />
      ))}
      {examples.map((example) => (
        <ExampleRow key={example.name} example={example} />
      ))}
    </List>
  );
}

function LoadingRows(): ReactNode {
  return (
    <List aria-hidden="true">
      {EXAMPLES.map(({ name }) => (
        <Row key={name}>
          <Skeleton $width="100%" $height="54px" />
          <Skeleton $width="12em" $height="18px" />
        </Row>
      ))}
    </List>
  );
}
