import type { PlayedGame } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { measure } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { Heading } from '#ui/text.js';
import { Card, Description, Grid, Texts } from './game-grid.styles.js';

const SKELETON_CARDS = 3;

/** Games as cards; skeletons while they load. */
export function GameGrid({ games }: { games: readonly PlayedGame[] | undefined }): ReactNode {
  const { t } = useTranslation('players');
  return (
    <Grid>
      {games?.map(({ id, name, description, image_url, categories }) => (
        <Card key={id}>
          <GamePicture name={name} category={categories[0]} url={image_url} />
          <Texts>
            <Heading as="h3" $size="base">
              {name}
            </Heading>
            <Description>{description}</Description>
            <ButtonLink to={paths.game(id)} aria-label={t('games.viewNamed', { name })}>
              {t('games.view')}
            </ButtonLink>
          </Texts>
        </Card>
      )) ?? (
        <Skeletons count={SKELETON_CARDS}>
          <SkeletonCard />
        </Skeletons>
      )}
    </Grid>
  );
}

function SkeletonCard(): ReactNode {
  return (
    <Card aria-hidden="true">
      <GamePicture name="" url={null} />
      <Texts>
        <Skeleton $width="8em" $height="22px" />
        <Skeleton $width="100%" $height={measure.target} />
        <Skeleton $width="100%" $height={measure.target} />
      </Texts>
    </Card>
  );
}
