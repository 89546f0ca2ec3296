import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton } from '#ui/skeleton.js';
import { useSimilarGames } from '../api/get-some-games.js';
import { Box, BoxTitle, Note } from './game-sidebar.styles.js';
import { List, Row, Texts, Thumb } from './similar-games.styles.js';

const SKELETON_ROWS = 3;

/** Games with the same categories and model. */
export function SimilarGames({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('games');
  const { games, isError } = useSimilarGames(gameId);
  const isEmpty = isError || games?.length === 0;
  return (
    <Box aria-labelledby="similar-games" aria-busy={!games && !isError}>
      <BoxTitle id="similar-games">{t('side.similar')}</BoxTitle>
      {isEmpty && <Note>{t('side.noSimilar')}</Note>}
      {games && !isEmpty && (
        <List>
          {games.map((game) => (
            <li key={game.id}>
              <SimilarGame game={game} />
            </li>
          ))}
        </List>
      )}
      {!games &&
        !isError &&
        Array.from({ length: SKELETON_ROWS }, (_, index) => <Skeleton key={index} $width="100%" $height="45px" />)}
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
        {!canBePlayed(game) && <small>{t('ui.notPlayable')}</small>}
      </Texts>
    </Row>
  );
}
