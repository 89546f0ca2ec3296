import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { boardsQuery } from '#features/authoring/boards/queries.js';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { GameState } from '#features/authoring/own-games/game-state.js';
import { OwnGame } from '#features/authoring/own-games/own-game.js';
import { useGameFigures } from '#features/games/live/use-game-figures.js';
import { Figures } from '#features/studio/figures.js';
import { NextSteps } from '#features/studio/next-steps.js';
import { partsOf, useStudioPart } from '#features/studio/studio-address.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import type { StudioPart } from '#shared/routing/studio-parts.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { PageHead } from '#ui/page/page-head.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { Skeleton } from '#ui/skeleton.js';
import { Tabs } from '#ui/tabs.js';

interface PartProps {
  game: Game;
}

/** What the tab of each part shows. All but the first are loaded on demand, with their texts. */
const PARTS: Record<StudioPart, ComponentType<PartProps>> = {
  overview: Overview,
  builds: lazyPart(() => import('#features/authoring/builds/builds-panel.js'), 'BuildsPanel', 'builds'),
  boards: lazyPart(
    () => import('#features/authoring/boards/boards-panel.js'),
    'BoardsPanel',
    'ownBoards',
    'authoringValidation',
  ),
  scores: lazyPart(() => import('./parts/studio-scores.js'), 'StudioScores', 'gameScores', 'moderationValidation'),
  calls: lazyPart(() => import('./parts/studio-calls.js'), 'StudioCalls', 'developers'),
  share: lazyPart(
    () => import('./parts/studio-share.js'),
    'StudioShare',
    'apiKeys',
    'authoringValidation',
    'developers',
  ),
  settings: lazyPart(() => import('#features/authoring/own-games/game-settings.js'), 'GameSettings'),
};

const GameStats = lazyPart(() => import('#features/game-stats/components/game-stats.js'), 'GameStats', 'gameStats');

/** One game of a maker, in parts. */
export default function StudioGamePage(): ReactNode {
  return (
    <CreatorFrame>
      <Place>
        <OwnGame id={parsePositiveInteger(useParams().id)}>{(game) => <Studio game={game} />}</OwnGame>
      </Place>
    </CreatorFrame>
  );
}

function Studio({ game }: PartProps): ReactNode {
  const { t } = useTranslation('studio');
  const parts = partsOf(game);
  const [part, showPart] = useStudioPart(parts);
  const Part = PARTS[part];
  return (
    <>
      <Breadcrumb above={[{ to: paths.studio(), text: t('account.studio') }]} here={game.name} />
      <PageHead eyebrow={t('account.studio')} title={game.name} intro={t(`intros.${part}`)} />
      <Tabs
        id="studio"
        label={t('tabsLabel')}
        tabs={parts.map((value) => ({ value, text: t(`parts.${value}`) }))}
        value={part}
        onChange={showPart}
      >
        <Stack $above={16}>
          <Suspense fallback={<PageLoading />}>
            <Part game={game} />
          </Suspense>
        </Stack>
      </Tabs>
    </>
  );
}

function Overview({ game }: PartProps): ReactNode {
  const { t } = useTranslation('studio');
  const boards = useQuery(boardsQuery(game.id)).data;
  return (
    <Stack $gap={16}>
      <GameState game={game} />
      <Figures figures={useGameFigures(game)} />
      <NextSteps game={game} />
      <Suspense fallback={<Skeleton $width="100%" $height="480px" />}>
        <GameStats
          gameId={game.id}
          format={boards?.find(({ main }) => main)}
          next={<ButtonLink to={paths.studioPart(game.id, 'share')}>{t('parts.share')}</ButtonLink>}
        />
      </Suspense>
    </Stack>
  );
}

const Place = styled.div`
  max-width: 960px;
  margin-inline: auto;
`;
