import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { useShownTheme } from '#shared/theme/use-shown-theme.js';
import { LoadError } from '#ui/load-error.js';
import { Text } from '#ui/text.js';
import { FrameHost, type RequestHandlers } from '../host/frame-host.js';
import { shapeOf, type StageShape } from '../stage/shape-of.js';
import { Box, GameFrame, Screen } from '../stage/stage.styles.js';
import { useFrame } from '../stage/use-frame.js';
import { useFrameSize } from '../stage/use-frame-size.js';
import { useStageInView } from '../stage/use-stage-in-view.js';

interface OwnReplayStageProps {
  recording: RecordingAnswer;
  game: Game;
}

/** A game that shows a run which it has recorded itself. It cannot send scores here. */
export function OwnReplayStage({ recording, game }: OwnReplayStageProps): ReactNode {
  const { t } = useTranslation('runs');
  const [attempt, setAttempt] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const box = useRef<HTMLElement>(null);
  const screenRef = useRef<HTMLDivElement>(null);
  const frame = useFrame(game);
  const shape = shapeOf(game);
  useStageInView(box);
  useFrameSize(screenRef, shape.size);
  const name = t('stage', { game: recording.gameName, name: recording.player.username });
  if (!frame) return <Text $muted>{t('elsewhere')}</Text>;
  return (
    <>
      <Box ref={box} aria-label={name} data-game-running>
        <Screen ref={screenRef} $running $ratio={shape.ratio}>
          {isSilent ? (
            <LoadError
              title={t('silent')}
              onRetry={() => {
                setSilent(false);
                setAttempt((count) => count + 1);
              }}
            />
          ) : (
            <OwnReplayFrame
              key={attempt}
              bytes={recording.log}
              frame={frame}
              shape={shape}
              title={name}
              onSilent={() => setSilent(true)}
            />
          )}
        </Screen>
      </Box>
      <Text $above={8} $size="medium" $muted>
        {t('ownHint')}
      </Text>
    </>
  );
}

interface OwnReplayFrameProps {
  /** In Base64. */
  bytes: string;
  frame: PlayFrame;
  shape: StageShape;
  title: string;
  /** The game has not loaded, or has left its page. */
  onSilent: () => void;
}

function OwnReplayFrame({ bytes, frame, shape, title, onSilent }: OwnReplayFrameProps): ReactNode {
  const { src, sandbox, allow, origin } = frame;
  const element = useRef<HTMLIFrameElement>(null);
  const locale = useShownLanguage();
  const theme = useShownTheme();
  const welcome = useEffectEvent(() => ({ player: null, locale, theme }));
  const giveUp = useEffectEvent(onSilent);

  // A layout effect: the game may send hello as soon as its frame is inserted.
  useLayoutEffect(() => {
    if (!element.current) return;
    const host = new FrameHost({
      frame: element.current,
      origin,
      welcome: () => welcome(),
      handlers: handlersFor(bytes),
      onState: (state) => (state === 'silent' || state === 'left') && giveUp(),
      onReload: () => giveUp(),
    });
    return () => host.close();
  }, [bytes, origin]);

  return (
    <GameFrame
      ref={element}
      {...{ src, sandbox, allow, title }}
      referrerPolicy="no-referrer"
      $size={shape.size}
      $upright={shape.isUpright}
    />
  );
}

/** A game that shows a recording gets that, and nothing else. */
function handlersFor(replay: string): RequestHandlers {
  const refuse = (): Promise<never> => Promise.reject(new ApiError('forbidden', 'A recording is shown'));
  return {
    kept: () => Promise.resolve({ run: null, replay }),
    keep: () => Promise.resolve({}),
    ping: () => Promise.resolve({}),
    top: () => Promise.resolve({ entries: [], total: 0 }),
    around: () => Promise.resolve({ above: [], below: [], best: null, total: 0 }),
    'sign-in': () => Promise.resolve({ player: null }),
    round: refuse,
    guess: refuse,
    submit: refuse,
    options: refuse,
    share: refuse,
  };
}
