import type { FrameSize, GameOrientation } from '@gamegeek/contracts/games/game-frame.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { foreignFrame, hostedFrame } from '@gamegeek/rules/play-frames.js';
import { Maximize, Minimize, Play, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/api/api-error.js';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { paths } from '../../../../shared/routing/paths.js';
import { GamePicture } from '../../../../shared/ui/game-picture/game-picture.js';
import { useToasts } from '../../../../shared/ui/toasts/toast-store.js';
import {
  Bar,
  Box,
  Cover,
  Curtain,
  GameFrame,
  PlayButton,
  Message,
  MessageButton,
  MessageLink,
  Screen,
  Tool,
  Tools,
  TurnHint,
} from './stage.styles.js';
import { useFrameSize } from './use-frame-size.js';
import { useStageInView } from './use-stage-in-view.js';
import { useStage, type StageOptions } from './use-stage.js';

/** Rarely used, and loaded on demand. */
const GuestScoresDialog = lazy(async () => ({
  default: (await import('../guest-scores/guest-scores-dialog.js')).GuestScoresDialog,
}));

interface StageProps extends Omit<StageOptions, 'gameId' | 'frame'> {
  game: Game;
  frame: PlayFrame;
  /** The guest's scores were deleted. */
  onDeleted: () => void;
  /** Starts at once: Play was pressed on the previous page. */
  startsAtOnce?: boolean;
}

/** The frame of a game played on this site; undefined for other games. */
export function frameOf({ launch, arcade_id: arcadeId, game_url: url }: Game): PlayFrame | undefined {
  if (launch === 'hosted' && arcadeId !== null) return hostedFrame(arcadeId);
  return launch === 'embed' && url !== null ? foreignFrame(url, window.location.origin) : undefined;
}

/** The shape of the stage: of a game's own size, of upright or wide screens, or 4 to 3. */
function shapeOf({ frame, orientation }: Game): { size: FrameSize | undefined; ratio: string; isUpright: boolean } {
  if (frame !== 'fill') return { size: frame, ratio: `${frame.width} / ${frame.height}`, isUpright: false };
  return {
    size: undefined,
    ratio: orientation === 'landscape' ? '16 / 9' : '4 / 3',
    isUpright: orientation === 'portrait',
  };
}

/** The cover of a game, then the game itself. */
export function Stage({ game, frame, startsAtOnce = false, onDeleted, ...options }: StageProps): ReactNode {
  const { t } = useTranslation('play');
  const box = useRef<HTMLElement>(null);
  const screenRef = useRef<HTMLDivElement>(null);
  const { size, ratio, isUpright } = shapeOf(game);
  const stage = useStage({ gameId: game.id, frame, ...options });
  const { run, frameRef, start } = stage;
  const isRunning = run > 0;
  useFrameSize(screenRef, size);
  const [showsScores, setShowsScores] = useState(false);
  const show = useToasts((toasts) => toasts.show);

  /** The guest's sessions ended with their scores; the game continues as a new guest. */
  function handleDeleted(): void {
    setShowsScores(false);
    onDeleted();
    show({ title: t('guest.deleted') });
    stage.reconnect();
  }

  /** The button is gone once the player has signed in: the focus returns to the game. */
  async function handleSignIn(): Promise<void> {
    await options.onSignIn();
    frameRef.current?.focus();
  }

  useEffect(() => {
    if (startsAtOnce) start();
  }, [startsAtOnce, start]);

  useStageInView(box, isRunning);

  return (
    <Box ref={box} aria-label={t('stage.label', { name: game.name })} data-game-running={isRunning || undefined}>
      <Screen ref={screenRef} $running={isRunning} $ratio={ratio}>
        {isRunning ? (
          // A new frame for each start, so that the previous document keeps no access.
          <GameFrame
            key={run}
            ref={frameRef}
            $size={size}
            $upright={isUpright}
            title={t('stage.frame', { name: game.name })}
            src={frame.src}
            sandbox={frame.sandbox}
            allow={frame.allow}
            referrerPolicy="no-referrer"
          />
        ) : (
          <StageCover game={game}>
            <PlayButton type="button" aria-label={t('stage.playOf', { name: game.name })} onClick={start}>
              <PlayLabel />
            </PlayButton>
          </StageCover>
        )}
      </Screen>
      {isRunning && (
        <Bar>
          {game.orientation !== 'any' && <TurnHint $for={game.orientation}>{t('stage.turn')}</TurnHint>}
          <Message role="status">
            <StageStatus
              stage={stage}
              isGuest={options.player === null}
              tabHref={game.launch === 'embed' ? paths.goOutsideFrame(game.id) : frame.src}
              onSignIn={() => void handleSignIn()}
              onGuestScores={() => setShowsScores(true)}
            />
          </Message>
          <Tools>
            <Tool type="button" aria-label={t('stage.restart')} title={t('stage.restart')} onClick={start}>
              <RotateCcw size={19} aria-hidden="true" />
            </Tool>
            <FullscreenTool box={box} frame={frameRef} orientation={game.orientation} />
          </Tools>
        </Bar>
      )}
      {showsScores && (
        <Suspense>
          <GuestScoresDialog onClose={() => setShowsScores(false)} onDeleted={handleDeleted} />
        </Suspense>
      )}
    </Box>
  );
}

/** The stage of a game that this document may not frame: Play opens the page that may, which starts the game. */
export function StageLink({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('play');
  const { ratio } = shapeOf(game);
  return (
    <Box aria-label={t('stage.label', { name: game.name })}>
      <Screen $running={false} $ratio={ratio}>
        <StageCover game={game}>
          <PlayButton as="a" href={paths.play(game.id)} aria-label={t('stage.playOf', { name: game.name })}>
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
        <GamePicture name={game.name} category={game.categories[0]} url={game.image_url} />
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

interface StageStatusProps {
  stage: ReturnType<typeof useStage>;
  isGuest: boolean;
  /** Opens the game in a new tab. */
  tabHref: string;
  onSignIn: () => void;
  onGuestScores: () => void;
}

/** The most important message. */
function StageStatus({ stage, isGuest, tabHref, onSignIn, onGuestScores }: StageStatusProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const { hostState, link, waiting, start, reconnect } = stage;
  if (hostState === 'left') {
    return (
      <>
        <p>{t('stage.left')}</p>
        <MessageButton type="button" onClick={start}>
          {t('stage.restart')}
        </MessageButton>
      </>
    );
  }
  if (hostState === 'silent') {
    return (
      <>
        <p>{t('stage.silent')}</p>
        <MessageLink href={tabHref} target="_blank" rel="noopener">
          {t('stage.newTab')}
        </MessageLink>
      </>
    );
  }
  const isCrowded = isGuest && link.status === 'failed' && isRateLimited(link.error);
  if (waiting > 0 && !isCrowded) return <p>{t('stage.waiting', { count: waiting })}</p>;
  if (link.status === 'connecting') return <p>{t('stage.connecting')}</p>;
  if (link.status === 'playing' && !link.player.guest)
    return <p>{t('stage.playingAs', { name: link.player.username })}</p>;
  if (link.status === 'playing') {
    return (
      <>
        <p>{t('stage.guest')}</p>
        <MessageButton type="button" onClick={onSignIn}>
          {t('stage.signUp')}
        </MessageButton>
        <MessageButton type="button" aria-haspopup="dialog" onClick={onGuestScores}>
          {t('guest.scores')}
        </MessageButton>
      </>
    );
  }
  return (
    <>
      <p>{isCrowded ? t('stage.crowded') : t('stage.notCounted', { reason: errorText(link.error) })}</p>
      <MessageButton type="button" onClick={reconnect}>
        {t('stage.retry')}
      </MessageButton>
    </>
  );
}

const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.code === 'rate_limited';

interface FullscreenToolProps {
  box: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
  orientation: GameOrientation;
}

/** Some browsers turn the screen of a phone in fullscreen. */
interface TurnableScreen extends Pick<ScreenOrientation, 'type'> {
  lock?: (orientation: 'portrait' | 'landscape') => Promise<void>;
}

/** Hidden where the browser cannot show elements in fullscreen. */
function FullscreenTool({ box, frame, orientation }: FullscreenToolProps): ReactNode {
  const { t } = useTranslation('play');
  const [isFull, setIsFull] = useState(false);
  const isPossible = useMemo(() => document.fullscreenEnabled, []);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!isPossible) return null;

  async function enter(): Promise<void> {
    await box.current?.requestFullscreen();
    const turnable: TurnableScreen = screen.orientation;
    if (orientation !== 'any') await turnable.lock?.(orientation);
  }

  async function toggle(): Promise<void> {
    // The browser may refuse fullscreen: the page stays as it is.
    await (isFull ? document.exitFullscreen() : enter()).catch(() => undefined);
    frame.current?.focus();
  }

  const label = isFull ? t('stage.leaveFullscreen') : t('stage.fullscreen');
  const Icon = isFull ? Minimize : Maximize;
  return (
    <Tool type="button" aria-label={label} title={label} onClick={() => void toggle()}>
      <Icon size={19} aria-hidden="true" />
    </Tool>
  );
}
