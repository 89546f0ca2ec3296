import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { measure } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useMadeGames } from '../api/get-made-games.js';
import { useFailureText } from '../use-failure.js';
import { MadeGame } from './made-game.js';
import { List, PicturePlace, Row, Texts } from './made-games.styles.js';
import { ToggleDialog } from './toggle-dialog.js';

const SKELETON_ROWS = 3;

/** The user's games with their actions. */
export function MadeGames(): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const { games, error, retry } = useMadeGames();
  const [toggled, setToggled] = useState<Game>();

  if (error && !games) {
    return <LoadError title={t('mine.failed')} text={failureText(error)} onRetry={retry} />;
  }
  if (games?.length === 0) {
    return (
      <StateMessage
        title={t('mine.empty')}
        text={t('mine.emptyHint')}
        action={
          <ButtonLink to={paths.submitGame()} $tone="accent">
            {t('mine.submit')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <List aria-label={t('mine.list')} aria-busy={games === undefined}>
        {games?.map((game) => <MadeGame key={game.id} game={game} onToggle={() => setToggled(game)} />) ??
          Array.from({ length: SKELETON_ROWS }, (_, index) => <SkeletonRow key={index} />)}
      </List>
      {toggled && <ToggleDialog game={toggled} onClose={() => setToggled(undefined)} />}
    </>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <Row aria-hidden="true">
      <PicturePlace>
        <GamePicture name="" url={null} />
      </PicturePlace>
      <Texts>
        <Skeleton $width="10em" $height="24px" />
        <Skeleton $width="16em" $height="20px" />
        <Skeleton $width="100%" $height={measure.target} />
      </Texts>
    </Row>
  );
}
