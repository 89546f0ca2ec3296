import type { LiveRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { useLive } from '#shared/live/use-live.js';
import { paths } from '#shared/routing/paths.js';
import { LoadError } from '#ui/load-error.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { RunFrame } from '../replay/replay-stage.js';
import { liveRun, liveRuns } from './live-runs-topic.js';
import { Caption, TvScreen } from './tv.styles.js';

/** How long the end of a run is shown, and a run in which nothing happens, in milliseconds. */
const END_SHOWN_MS = 8_000;
const QUIET_MS = 20_000;
/** The frame shows the run so much later. */
const BEHIND_MS = 2_000;

interface WatchedRunProps {
  sessionId: string;
  /** Another run may be shown: this one is over, or quiet. */
  onEnd: () => void;
  /** The player has left, or lets nobody watch. */
  onGone: () => void;
}

/** The run of a play session, with its player. */
export function WatchedRun({ sessionId, onEnd, onGone }: WatchedRunProps): ReactNode {
  const { snapshot: run, failed, status } = useLive(liveRun(sessionId));
  const { status: connection } = useLive(liveRuns);
  // Without a connection it is not known what has become of a run.
  const isConnected = connection === 'live' || connection === 'periodic';
  const isGone = isConnected && (failed || (run !== undefined && status === 'stale'));
  const end = useEffectEvent(onEnd);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const isOver = run?.state === 'over';
  const moment = run && `${run.startedAt} ${run.log.length} ${run.tick} ${run.state}`;
  useEffect(() => {
    if (!isConnected) return undefined;
    const timer = setTimeout(end, isOver ? END_SHOWN_MS : QUIET_MS);
    return () => clearTimeout(timer);
  }, [moment, isOver, isConnected]);
  return (
    <>
      <TvScreen>{run && run.log !== '' ? <LiveFrame run={run} /> : <Skeleton $width="100%" $height="100%" />}</TvScreen>
      <Caption>{run && <WhoPlays run={run} />}</Caption>
    </>
  );
}

function LiveFrame({ run }: { run: LiveRun }): ReactNode {
  const { t } = useTranslation('runs');
  const language = useShownLanguage();
  const [attempt, setAttempt] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const { tick, state } = run;
  // Patches of the number of watchers are no news for the game.
  const [live, setLive] = useState({ tick, state });
  if (live.tick !== tick || live.state !== state) setLive({ tick, state });
  if (isSilent) {
    return (
      <LoadError
        title={t('silent')}
        onRetry={() => {
          setIsSilent(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <RunFrame
      key={`${language} ${attempt}`}
      arcadeId={run.arcadeId}
      run={run}
      live={live}
      title={t('stage', { game: run.gameName, name: run.player?.username ?? t('tv.guest') })}
      onSilent={() => setIsSilent(true)}
    />
  );
}

function WhoPlays({ run }: { run: LiveRun }): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <>
      {run.player ? <PlayerLink username={run.player.username} /> : <span>{t('tv.guest')}</span>}
      <Link to={paths.game(run.gameId)}>{run.gameName}</Link>
      {run.watching > 0 && (
        <Text as="span" $muted>
          {t('board.watching', { count: run.watching })}
        </Text>
      )}
      <span role="status">
        <HowItEnded key={`${run.startedAt} ${run.state}`} run={run} />
      </span>
    </>
  );
}

/** Once the end was seen. */
function HowItEnded({ run: { state, rank } }: { run: LiveRun }): ReactNode {
  const { t } = useTranslation('runs');
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), BEHIND_MS);
    return () => clearTimeout(timer);
  }, []);
  if (state !== 'over' || !isSeen) return null;
  return rank === null ? t('tv.over') : t('tv.overWithRank', { rank });
}
