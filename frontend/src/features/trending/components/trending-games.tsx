import { TRENDING_GAMES } from '@gamegeek/contracts/trending/trending.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#shared/live/use-live.js';
import type { RowKind } from '#shared/motion/use-held-rows.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LivePanel } from '#ui/live/live-panel.js';
import { MovingList } from '#ui/live/moving-list.js';
import { List } from '#ui/live/moving-list.styles.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { liveTrends } from '../trending-topic.js';
import type { ShownTrend, ShownTrends } from '../trending.schemas.js';
import { EXAMPLES } from './examples.js';
import { ExampleRow, TrendingGameRow } from './trending-game.js';
import { Row } from './trending-games.styles.js';

const GAMES: RowKind<ShownTrend> = {
  keyOf: ({ id }) => id,
  isSame: (held, now) => held.activePlayerCount === now.activePlayerCount,
};

interface TrendingGamesProps {
  /** The number of games to show; there may be fewer. */
  size?: number;
  /** The level of the heading above. */
  heading?: 'h2' | 'h3';
}

/** Trending games, live. Sites with hardly any games fill the list with examples. */
export function TrendingGames({ size = TRENDING_GAMES, heading = 'h2' }: TrendingGamesProps): ReactNode {
  const { t } = useTranslation('trending');
  const live = useLive(liveTrends);
  return (
    <LivePanel
      id="trending-games"
      title={t('title')}
      heading={heading}
      live={live}
      failed={t('error')}
      pending={<LoadingRows count={size} />}
    >
      {renderGames}
    </LivePanel>
  );

  function renderGames(trends: ShownTrends): ReactNode {
    const examples = examplesBeside(trends);
    if (trends.games.length + examples.length === 0) {
      return (
        <StateMessage
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink to={paths.games()}>{t('ui.browseGames')}</ButtonLink>}
        />
      );
    }
    return (
      <MovingList
        name="trending-games"
        rows={trends.games.slice(0, size)}
        kind={GAMES}
        after={examples.map((example) => (
          <ExampleRow key={example.name} example={example} />
        ))}
      >
        {(game) => <TrendingGameRow key={game.id} game={game} />}
      </MovingList>
    );
  }
}

/** Only while the whole site has fewer games than fit into the list. */
function examplesBeside({ games, listed }: ShownTrends) {
  return listed < TRENDING_GAMES ? EXAMPLES.slice(0, TRENDING_GAMES - games.length) : [];
}

function LoadingRows({ count }: { count: number }): ReactNode {
  return (
    <List aria-hidden="true">
      <Skeletons count={count}>
        <Row>
          <Skeleton $width="100%" $height="54px" />
          <Skeleton $width="12em" $height="18px" />
        </Row>
      </Skeletons>
    </List>
  );
}
