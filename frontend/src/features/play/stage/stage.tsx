import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Play } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import type { RunningStageProps } from './running-stage.js';
import { shapeOf } from './shape-of.js';
import { Box, Cover, Curtain, PlayButton, Screen } from './stage.styles.js';

const loadRunningStage = () => import('./running-stage.js');
const RunningStage = lazyPart(loadRunningStage, 'RunningStage');

/** How a stage begins: with the cover, with the game, or with a run of a game of the arcade. */
export type StageStart = 'cover' | 'game' | 'run';

interface StageProps extends Omit<RunningStageProps, 'cover' | 'beginsRun' | 'shape'> {
  start: StageStart;
}

/** The cover of a game, then the game itself. */
export function Stage({ start, ...props }: StageProps): ReactNode {
  const { t } = useTranslation('play');
  const { game } = props;
  const [shown, setShown] = useState(start);
  const isRunning = shown !== 'cover';
  // Loaded before Play is pressed.
  useEffect(() => void loadRunningStage().catch(() => undefined), []);
  const shape = shapeOf(game);
  const cover = (button: ReactNode) => (
    <Box aria-label={t('stage.label', { name: game.name })} aria-busy={isRunning || undefined}>
      <Screen $running={false} $ratio={shape.ratio}>
        <StageCover game={game}>{button}</StageCover>
      </Screen>
    </Box>
  );
  if (isRunning) {
    return (
      <Suspense fallback={cover(null)}>
        <RunningStage {...props} shape={shape} beginsRun={shown === 'run'} cover={cover(null)} />
      </Suspense>
    );
  }
  return cover(
    <PlayButton type="button" aria-label={t('stage.playOf', { name: game.name })} onClick={() => setShown('run')}>
      <PlayLabel />
    </PlayButton>,
  );
}

/** The stage of a game that this document may not frame: Play opens the page that may, which starts the game. */
export function StageLink({ game, href }: { game: Game; href: string }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <Box aria-label={t('stage.label', { name: game.name })}>
      <Screen $running={false} $ratio={shapeOf(game).ratio}>
        <StageCover game={game}>
          <PlayButton as="a" href={href} aria-label={t('stage.playOf', { name: game.name })}>
            <PlayLabel />
          </PlayButton>
        </StageCover>
      </Screen>
    </Box>
  );
}

function StageCover({ game, children }: { game: Game; children: ReactNode }): ReactNode {
  return (
    <>
      <Cover>
        <GamePicture
          name={game.name}
          category={game.categories[0]}
          url={game.image_url}
          sizes="auto, (min-width: 57.5em) 720px, 100vw"
        />
      </Cover>
      <Curtain>{children}</Curtain>
    </>
  );
}

function PlayLabel(): ReactNode {
  const { t } = useTranslation('play');
  return (
    <>
      <Play size={28} aria-hidden="true" />
      {t('stage.play')}
    </>
  );
}
