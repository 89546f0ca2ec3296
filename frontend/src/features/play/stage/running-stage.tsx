import type { GameOrientation } from '@gamegeek/contracts/games/play-settings.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { Camera, Maximize, Minimize, RotateCcw } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import type { KeptItemsOfGame } from '../builds/kept-items.js';
import { useKeptItems } from '../builds/use-kept-items.js';
import { GUEST_OWNER } from '../session/queued-scores.js';
import { ShareTool } from '../watch/share-tool.js';
import { RestartDialog } from './restart-dialog.js';
import type { StageShape } from './shape-of.js';
import {
  Bar,
  Box,
  GameFrame,
  GuestLine,
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
import { focusGame, useStage, type RunAtStake, type StageOptions } from './use-stage.js';

/** Rarely used, and loaded on demand. */
const GuestScoresDialog = lazyPart(() => import('../guest/guest-scores-dialog.js'), 'GuestScoresDialog');

export interface RunningStageProps extends Omit<StageOptions, 'gameId' | 'frame'> {
  game: Game;
  frame: PlayFrame;
  shape: StageShape;
  /** The guest's scores were deleted. */
  onDeleted: () => void;
  /** Takes a picture of a build; for its makers. */
  onPicture?: ((picture: Blob) => void) | undefined;
  /** Begins with a run, unless one is offered again; games of the arcade only. */
  beginsRun: boolean;
  /** Shown until the frame is. */
  cover: ReactNode;
}

/** Whether the site hosts the files of a game, which its makers have uploaded. */
const isBuild = ({ launch, build_id: buildId }: Game): boolean => launch === 'hosted' && buildId !== null;

/** A game that is played. */
export function RunningStage(props: RunningStageProps): ReactNode {
  return isBuild(props.game) ? <BuildStage {...props} /> : <FramedGame {...props} kept={undefined} />;
}

/** A build starts once it is known what it has kept. */
function BuildStage(props: RunningStageProps): ReactNode {
  const { game, player } = props;
  const kept = useKeptItems(game.id, player === undefined ? undefined : (player?.id ?? GUEST_OWNER));
  return kept ? <FramedGame {...props} kept={kept} /> : props.cover;
}

interface FramedGameProps extends RunningStageProps {
  kept: KeptItemsOfGame | undefined;
}

/** A game in its frame, and the bar below it. */
function FramedGame({ game, frame, shape, onDeleted, onPicture, ...options }: FramedGameProps): ReactNode {
  const { t } = useTranslation('play');
  const box = useRef<HTMLElement>(null);
  const screenRef = useRef<HTMLDivElement>(null);
  const { size, ratio, isUpright } = shape;
  useFrameSize(screenRef, size);
  useStageInView(box);
  const stage = useStage({ gameId: game.id, frame, ...options });
  const { start, frameRef, hostState } = stage;
  const [showsScores, setShowsScores] = useState(false);
  const [atStake, setAtStake] = useState<RunAtStake>();
  const notify = useNotify();

  /** The guest's sessions ended with their scores; the game continues as a new guest. */
  function handleDeleted(): void {
    setShowsScores(false);
    onDeleted();
    notify.done(t('guest.deleted'));
    stage.reconnect();
  }

  /** The button is gone once the player has signed in: the focus returns to the game. */
  async function handleSignIn(): Promise<void> {
    await options.onSignIn();
    if (frameRef.current) focusGame(frameRef.current);
  }

  /** Asks while a run would be lost. A game that is gone offers its run again. */
  function handleRestart(): void {
    const run = stage.runAtStake();
    if (hostState !== 'connected') start.again();
    else if (run) setAtStake(run);
    else start.newRun();
  }

  return (
    <>
      <Box ref={box} aria-label={t('stage.label', { name: game.name })} data-game-running>
        <Screen ref={screenRef} $running $ratio={ratio}>
          {/* A new frame for each start, so that the previous document keeps no access. */}
          <StageFrame
            key={stage.run}
            ref={frameRef}
            kept={options.kept}
            $size={size}
            $upright={isUpright}
            title={t('stage.frame', { name: game.name })}
            src={frame.src}
            sandbox={frame.sandbox}
            allow={frame.allow}
            referrerPolicy="no-referrer"
          />
        </Screen>
        <Bar>
          {game.orientation !== 'any' && <TurnHint $for={game.orientation}>{t('stage.turn')}</TurnHint>}
          <Message role="status">
            <StageStatus
              stage={stage}
              isGuest={options.player === null}
              isRace={options.race !== undefined}
              tabHref={game.launch === 'embed' ? paths.goOutsideFrame(game.id) : frame.src}
              onSignIn={() => void handleSignIn()}
              onGuestScores={() => setShowsScores(true)}
            />
          </Message>
          <Tools>
            {options.arcade && !options.race && (
              <ShareTool player={options.player} watching={stage.watching} onShare={stage.share} />
            )}
            {onPicture && options.kept && <PictureTool take={stage.takePicture} onPicture={onPicture} />}
            <Tool type="button" aria-label={t('stage.restart')} title={t('stage.restart')} onClick={handleRestart}>
              <RotateCcw size={19} aria-hidden="true" />
            </Tool>
            <FullscreenTool box={box} frame={frameRef} orientation={game.orientation} />
          </Tools>
        </Bar>
      </Box>
      {showsScores && (
        <Suspense>
          <GuestScoresDialog onClose={() => setShowsScores(false)} onDeleted={handleDeleted} />
        </Suspense>
      )}
      {atStake && (
        <RestartDialog
          name={game.name}
          score={atStake.score}
          frame={frameRef}
          onClose={() => setAtStake(undefined)}
          onRestart={() => {
            setAtStake(undefined);
            start.newRun();
          }}
        />
      )}
    </>
  );
}

interface StageFrameProps extends ComponentProps<typeof GameFrame> {
  kept: KeptItemsOfGame | undefined;
}

/** The frame of a build begins with what the one before has kept. */
function StageFrame({ kept, ...attributes }: StageFrameProps): ReactNode {
  const [name] = useState(() => kept?.begin());
  return <GameFrame name={name} {...attributes} />;
}

interface StageStatusProps {
  stage: ReturnType<typeof useStage>;
  isGuest: boolean;
  isRace: boolean;
  /** Opens the game in a new tab. */
  tabHref: string;
  onSignIn: () => void;
  onGuestScores: () => void;
}

/** The most important message. */
function StageStatus({ stage, isGuest, isRace, tabHref, onSignIn, onGuestScores }: StageStatusProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const { hostState, link, waiting, start, reconnect } = stage;
  if (hostState === 'left') {
    return (
      <>
        <p>{t('stage.left')}</p>
        <MessageButton type="button" onClick={start.again}>
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
    // Races have no scores to keep.
    if (isRace) return null;
    return (
      <>
        <GuestLine as="p">{t('stage.guest')}</GuestLine>
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

interface PictureToolProps {
  take: () => Promise<Blob | null>;
  onPicture: (picture: Blob) => void;
}

/** Takes a picture of the running build. */
function PictureTool({ take, onPicture }: PictureToolProps): ReactNode {
  const { t } = useTranslation('play');
  const notify = useNotify();

  async function handleClick(): Promise<void> {
    const picture = await take();
    if (picture) onPicture(picture);
    else notify.problem(t('stage.noPicture'));
  }

  return (
    <Tool type="button" aria-label={t('stage.picture')} title={t('stage.picture')} onClick={() => void handleClick()}>
      <Camera size={19} aria-hidden="true" />
    </Tool>
  );
}

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
    if (frame.current) focusGame(frame.current);
  }

  const label = isFull ? t('stage.leaveFullscreen') : t('stage.fullscreen');
  const Icon = isFull ? Minimize : Maximize;
  return (
    <Tool type="button" aria-label={label} title={label} onClick={() => void toggle()}>
      <Icon size={19} aria-hidden="true" />
    </Tool>
  );
}
