import { isHello, PORT_VERSION, type PortNotice } from '@gamegeek/contracts/play/port-messages.js';
import type { LiveMessage, LiveMoment, ReplayedRun, ReplayMessage } from '@gamegeek/contracts/play/replay-messages.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { replayFrame } from '@gamegeek/rules/play-frames.js';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { useShownTheme } from '#shared/theme/use-shown-theme.js';
import { LoadError } from '#ui/load-error.js';
import { HELLO_MS } from '../host/frame-host.js';
import { keptOptions } from '../host/options-store.js';
import { Box, GameFrame, Screen } from '../stage/stage.styles.js';
import { useStageInView } from '../stage/use-stage-in-view.js';

/** The recording of a game of the arcade. */
export type ArcadeRecording = RecordingAnswer & { arcadeId: string };

export const isOfArcade = (recording: RecordingAnswer): recording is ArcadeRecording => recording.arcadeId !== null;

/** The game in its frame, which shows a recording. */
export function ReplayStage({ recording }: { recording: ArcadeRecording }): ReactNode {
  const { t } = useTranslation('runs');
  const language = useShownLanguage();
  const [attempt, setAttempt] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const box = useRef<HTMLElement>(null);
  useStageInView(box);
  const name = t('stage', { game: recording.gameName, name: recording.player.username });
  return (
    <Box ref={box} aria-label={name} data-game-running>
      <Screen $running $ratio="4 / 3">
        {isSilent ? (
          <LoadError
            title={t('silent')}
            onRetry={() => {
              setIsSilent(false);
              setAttempt((count) => count + 1);
            }}
          />
        ) : (
          <RunFrame
            key={`${language} ${attempt}`}
            arcadeId={recording.arcadeId}
            run={recording}
            title={name}
            onSilent={() => setIsSilent(true)}
          />
        )}
      </Screen>
    </Box>
  );
}

interface RunFrameProps {
  arcadeId: string;
  run: ReplayedRun;
  /** Of a run that is being played. */
  live?: LiveMoment;
  title: string;
  /** The game has not loaded. */
  onSilent: () => void;
}

/** A game in its frame, which shows a run: a recorded one, or one that is being played. */
export function RunFrame({ arcadeId, run, live, title, onSilent }: RunFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(null);
  const language = useShownLanguage();
  const theme = useShownTheme();
  const { src, sandbox, allow } = replayFrame(arcadeId, language);

  const greet = useEffectEvent((game: Window) => {
    const { port1, port2 } = new MessageChannel();
    port.current?.close();
    port.current = port1;
    const message: ReplayMessage = {
      gg: 'replay',
      v: PORT_VERSION,
      run: inputsOf(run),
      theme,
      options: keptOptions(),
      speed: 1,
      at: 0,
      ...(live && { live }),
    };
    // An opaque origin cannot be a target origin.
    game.postMessage(message, '*', [port2]);
  });
  const giveUp = useEffectEvent(onSilent);

  useEffect(() => {
    const timer = setTimeout(giveUp, HELLO_MS);
    const onMessage = ({ data, source, origin }: MessageEvent<unknown>): void => {
      const game = frame.current?.contentWindow;
      if (!game || source !== game || origin !== 'null' || !isHello(data)) return;
      clearTimeout(timer);
      greet(game);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      port.current?.close();
    };
  }, []);
  useEffect(() => {
    port.current?.postMessage({ type: 'theme', theme } satisfies PortNotice);
  }, [theme]);
  useEffect(() => {
    if (live) port.current?.postMessage({ type: 'live', run: inputsOf(run), live } satisfies LiveMessage);
  }, [run, live]);

  return (
    <GameFrame
      ref={frame}
      {...{ src, sandbox, allow, title }}
      referrerPolicy="no-referrer"
      $size={undefined}
      $upright={false}
    />
  );
}

/** Without what the frame does not need. */
function inputsOf({ rulesVersion, seed, log, opening, answers, score }: ReplayedRun): ReplayedRun {
  return { rulesVersion, seed, log, opening, answers, score };
}
