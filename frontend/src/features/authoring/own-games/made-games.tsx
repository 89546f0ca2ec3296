import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { paths } from '#shared/routing/paths.js';
import { measure } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { List, Stack } from '#ui/layout.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { madeGamesQuery, ownStudioQuery } from '../queries.js';
import { MadeGame } from './made-game.js';
import { PicturePlace, Row } from './made-games.styles.js';
import { ToggleDialog } from './toggle-dialog.js';

const SKELETON_ROWS = 3;

/** The user's games with their actions. */
export function MadeGames(): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const query = useQuery(madeGamesQuery);
  const figures = useQuery(ownStudioQuery).data?.games;
  const [toggled, setToggled] = useState<Game>();

  const skeleton = (
    <List $gap={12} aria-label={t('mine.list')} aria-busy>
      <Skeletons count={SKELETON_ROWS}>
        <SkeletonRow />
      </Skeletons>
    </List>
  );
  return (
    <QueryView query={query} failed={t('mine.failed')} reason={failureText} pending={skeleton}>
      {(games) =>
        games.length === 0 ? (
          <StateMessage
            title={t('mine.empty')}
            text={t('mine.emptyHint')}
            action={
              <ButtonLink to={paths.submitGame()} $tone="accent">
                {t('ui.submitGame')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <List $gap={12} aria-label={t('mine.list')} aria-busy={false}>
              {games.map((game) => (
                <MadeGame
                  key={game.id}
                  game={game}
                  figures={figures?.find(({ game_id: id }) => id === game.id)}
                  onToggle={() => setToggled(game)}
                />
              ))}
            </List>
            {toggled && <ToggleDialog game={toggled} onClose={() => setToggled(undefined)} />}
          </>
        )
      }
    </QueryView>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <Row aria-hidden="true">
      <PicturePlace>
        <GamePicture name="" url={null} />
      </PicturePlace>
      <Stack $gap={8}>
        <Skeleton $width="10em" $height="24px" />
        <Skeleton $width="16em" $height="20px" />
        <Skeleton $width="100%" $height={measure.target} />
      </Stack>
    </Row>
  );
}
