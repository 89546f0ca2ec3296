import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { similarGamesQuery } from '../queries.js';
import { Box } from './game-sidebar.styles.js';
import { List, Row, Texts, Thumb } from './similar-games.styles.js';

const SKELETON_ROWS = 3;

/** Games with the same categories and model. */
export function SimilarGames({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('games');
  const { data: games, isPending } = useQuery(similarGamesQuery(gameId));
  return (
    <Box aria-labelledby="similar-games" aria-busy={isPending}>
      <Heading $size="base" id="similar-games">
        {t('side.similar')}
      </Heading>
      {isPending && (
        <Skeletons count={SKELETON_ROWS}>
          <Skeleton $width="100%" $height="45px" />
        </Skeletons>
      )}
      {!isPending && !games?.length && (
        <Text $size="medium" $muted>
          {t('side.noSimilar')}
        </Text>
      )}
      {games && games.length > 0 && (
        <List>
          {games.map((game) => (
            <li key={game.id}>
              <SimilarGame game={game} />
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

function SimilarGame({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation();
  const { id, name, ai_model_name, categories, image_url } = game;
  return (
    <Row to={paths.game(id)}>
      <Thumb>
        <GamePicture name={name} category={categories[0]} url={image_url} />
      </Thumb>
      <Texts>
        <strong>{name}</strong>
        <small>{ai_model_name}</small>
        {!canBePlayed(game) && <small>{t('ui.coming')}</small>}
      </Texts>
    </Row>
  );
}
