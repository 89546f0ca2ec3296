import type { LiveRuns } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { recordingQuery } from '../replay/queries.js';
import { isOfArcade, RunFrame } from '../replay/replay-stage.js';
import { Caption, TvScreen } from './tv.styles.js';
import { useBestRun } from './use-best-run.js';
import { useInView } from './use-in-view.js';
import { WatchedRun } from './watched-run.js';

interface TvProps {
  /** Undefined until it is known who plays. */
  list: LiveRuns | undefined;
  /** The play session that is to be shown instead of the best run. */
  chosen?: string | undefined;
}

/**
 * The best run that is played now, or the one that was chosen; while nobody plays, a recording. Only while it is on the
 * screen.
 */
export function Tv({ list, chosen }: TvProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const { sessionId, next } = useBestRun(list?.runs ?? []);
  const [gone, setGone] = useState<string>();
  const shown = chosen ?? sessionId;
  const isGone = chosen !== undefined && gone === chosen && !list?.runs.some((run) => run.sessionId === chosen);
  return (
    <div ref={place}>
      {!isInView || (!list && !chosen) ? (
        <Blank>
          <Skeleton $width="100%" $height="100%" />
        </Blank>
      ) : isGone ? (
        <Gone />
      ) : shown === undefined ? (
        <Replay replay={list?.replay ?? null} />
      ) : (
        <WatchedRun
          key={shown}
          sessionId={shown}
          onEnd={next}
          onGone={() => (chosen === undefined ? next() : setGone(chosen))}
        />
      )}
    </div>
  );
}

function Blank({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <TvScreen>{children}</TvScreen>
      <Caption />
    </>
  );
}

/** The run that was chosen is over, and its player has left. */
function Gone(): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <Blank>
      <StateMessage
        title={t('tv.gone')}
        text={t('tv.goneText')}
        action={<ButtonLink to={paths.tv()}>{t('tv.best')}</ButtonLink>}
      />
    </Blank>
  );
}

/** The best recording of the last time, marked as one. */
function Replay({ replay }: { replay: LiveRuns['replay'] }): ReactNode {
  const { t } = useTranslation('runs');
  const language = useShownLanguage();
  const [isSilent, setIsSilent] = useState(false);
  const { data: recording, isLoadingError, refetch } = useQuery(recordingQuery(replay?.scoreId));
  if (!replay) {
    return (
      <Blank>
        <StateMessage
          title={t('tv.nobody')}
          text={t('tv.nobodyText')}
          action={<ButtonLink to={paths.games()}>{t('tv.games')}</ButtonLink>}
        />
      </Blank>
    );
  }
  if (isLoadingError || isSilent) {
    return (
      <Blank>
        <LoadError
          title={t(isSilent ? 'silent' : 'failed')}
          onRetry={() => (isSilent ? setIsSilent(false) : void refetch())}
        />
      </Blank>
    );
  }
  if (!recording || !isOfArcade(recording)) {
    return (
      <Blank>
        <Skeleton $width="100%" $height="100%" />
      </Blank>
    );
  }
  const { arcadeId, gameName, player } = recording;
  return (
    <>
      <TvScreen>
        <RunFrame
          key={`${language} ${recording.scoreId}`}
          arcadeId={arcadeId}
          run={recording}
          title={t('stage', { game: gameName, name: player.username })}
          onSilent={() => setIsSilent(true)}
        />
      </TvScreen>
      <Caption>
        <Badge>{t('tv.replay')}</Badge>
        <PlayerLink username={player.username} />
        <span>{t(`tv.within.${replay.within}`, { game: gameName })}</span>
      </Caption>
    </>
  );
}
