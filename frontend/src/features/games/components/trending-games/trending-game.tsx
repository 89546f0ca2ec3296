import type { TrendingGame } from '@gamegeek/contracts/games/games.types.js';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.js';
import { paths } from '../../../../shared/routing/paths.js';
import { Badge } from '../../../../shared/ui/badge/badge.js';
import { GamePicture } from '../../../../shared/ui/game-picture/game-picture.js';
import { useGamesText } from '../../use-games-text.js';
import type { ExampleGame } from './examples.js';
import { Figures, Growth, Made, Name, NameLink, Row, Texts, Thumb } from './trending-games.styles.js';

/** A game that is played more and more, with what it is made with and how many play it. */
export function TrendingGameRow({ game }: { game: TrendingGame }): ReactNode {
  return (
    <Row>
      <Thumb>
        <GamePicture name={game.name} category={game.categories[0]} url={game.image_url} />
      </Thumb>
      <Texts>
        <Name>
          <NameLink to={paths.game(game.id)}>{game.name}</NameLink>
        </Name>
        <Made>{game.aiModelName}</Made>
        <GameTrend {...game} />
      </Texts>
    </Row>
  );
}

/** Shows what will stand here one day, says that it is made up, and leads nowhere. */
export function ExampleRow({ example }: { example: ExampleGame }): ReactNode {
  const t = useGamesText();
  return (
    <Row>
      <Thumb>
        <GamePicture name={example.name} url={null} />
      </Thumb>
      <Texts>
        <Name>{example.name}</Name>
        <Badge>{t('trending.example')}</Badge>
        <GameTrend {...example} />
      </Texts>
    </Row>
  );
}

type Trend = Pick<TrendingGame, 'activePlayerCount' | 'growthPercentage'>;

function GameTrend({ activePlayerCount, growthPercentage: growth }: Trend): ReactNode {
  const t = useGamesText();
  const format = useFormat();
  const share = format.percent(Math.abs(growth));
  const Sign = growth > 0 ? TrendingUp : growth < 0 ? TrendingDown : Minus;
  return (
    <Figures>
      <span>{t('trending.players', { count: activePlayerCount })}</span>
      <Growth $isUp={growth > 0}>
        <Sign size={15} aria-hidden="true" />
        {growth === 0 ? t('trending.same') : t(growth > 0 ? 'trending.up' : 'trending.down', { share })}
      </Growth>
    </Figures>
  );
}
