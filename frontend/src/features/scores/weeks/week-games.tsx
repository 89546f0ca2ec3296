import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Champion, GameChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Text } from '#ui/text.js';
import { Card, CardHead, Cards, GameLink, GameName, Name, Players, PlayPlace, Row, Rows } from './week-games.styles.js';

/** Only games of the arcade, and those that record runs themselves, have recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

/** Renders the play button of a game, if it can be played. */
export type PlayAction = (game: GameChampions) => ReactNode;

interface WeekGamesProps {
  games: readonly GameChampions[];
  play: PlayAction;
}

/** The top three of every game, one card per game. */
export function WeekGames({ games, play }: WeekGamesProps): ReactNode {
  return (
    <Cards>
      {games.map((game) => (
        <GameCard key={game.gameId} game={game} play={play} />
      ))}
    </Cards>
  );
}

function GameCard({ game, play }: { game: GameChampions; play: PlayAction }): ReactNode {
  const { t } = useTranslation('weeks');
  const id = useId();
  return (
    <Card>
      <CardHead>
        <GameName id={id}>
          <GameLink to={paths.game(game.gameId)}>{game.gameName}</GameLink>
        </GameName>
        <Players>{t('board.players', { count: game.players })}</Players>
      </CardHead>
      <Rows aria-labelledby={id}>
        {game.champions.map((champion) => (
          <ChampionRow key={champion.userId} champion={champion} format={game.format} />
        ))}
      </Rows>
      <PlayPlace>{play(game)}</PlayPlace>
    </Card>
  );
}

interface ChampionRowProps {
  champion: Champion;
  format: BoardFormat | undefined;
}

function ChampionRow({ champion: { place, username, score, scoreId }, format }: ChampionRowProps): ReactNode {
  const show = useValueFormat();
  return (
    <Row>
      <RankBadge rank={place} />
      <Name>
        <PlayerLink username={username} />
      </Name>
      {scoreId !== undefined && (
        <Suspense>
          <WatchLink scoreId={scoreId} of={{ name: username }} />
        </Suspense>
      )}
      <Text as="span" $size="medium" $strong $tabular>
        {show(score, format)}
      </Text>
    </Row>
  );
}
