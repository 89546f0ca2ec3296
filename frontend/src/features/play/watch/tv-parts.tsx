import type { ListedRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useLive } from '#shared/live/use-live.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { SectionHead } from '#ui/page/section-head.js';
import { Heading, Text } from '#ui/text.js';
import { liveRuns, playingIn } from './live-runs-topic.js';
import { sessionIn, watchAddress } from './tv-address.js';
import { Others } from './tv.styles.js';
import { Tv } from './tv.js';

// What pages show of runs that are being played, in one file that they load on demand.

/** GameGeek TV with the run in the address, and who else plays. */
export function TvPage(): ReactNode {
  const [query] = useSearchParams();
  const { snapshot } = useLive(liveRuns);
  const chosen = sessionIn(query);
  return (
    <>
      <LiveTv chosen={chosen} />
      {snapshot && <PlayingNow runs={playingIn(snapshot.runs)} chosen={chosen} />}
    </>
  );
}

/** GameGeek TV as a section of the home page. */
export function HomeTv(): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <section aria-labelledby="gamegeek-tv">
      <SectionHead
        id="gamegeek-tv"
        title={t('tv.title')}
        intro={t('tv.intro')}
        all={{ to: paths.tv(), text: t('tv.more') }}
      />
      <LiveTv />
    </section>
  );
}

function LiveTv({ chosen }: { chosen?: string | undefined }): ReactNode {
  const { t } = useTranslation('runs');
  const { snapshot, failed, retry } = useLive(liveRuns);
  if (failed) return <LoadError title={t('tv.failed')} text={t('ui.liveFailed')} onRetry={retry} />;
  return <Tv key={chosen} list={snapshot} chosen={chosen} />;
}

function PlayingNow({ runs, chosen }: { runs: readonly ListedRun[]; chosen: string | undefined }): ReactNode {
  const { t } = useTranslation('runs');
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="playing-now">
      <Heading id="playing-now">{t('tv.now', { count: runs.length })}</Heading>
      <Others>
        {runs.map(({ sessionId, player, gameName, score, watching }) => (
          <li key={sessionId}>
            <Link
              to={watchAddress(sessionId)}
              aria-current={sessionId === chosen || undefined}
              onClick={() => window.scrollTo(0, 0)}
            >
              <Text as="span">{player?.username ?? t('tv.guest')}</Text>
              <small>{t('tv.score', { game: gameName, score })}</small>
              {watching > 0 && <small>{t('board.watching', { count: watching })}</small>}
            </Link>
          </li>
        ))}
      </Others>
    </section>
  );
}

/** A link to the best live run of a game, or of all games. Renders nothing if there is none. */
export function WatchNow({ gameId }: { gameId: number | undefined }): ReactNode {
  const { t } = useTranslation('runs');
  const { snapshot } = useLive(liveRuns);
  const best = playingIn(snapshot?.runs ?? []).find((run) => gameId === undefined || run.gameId === gameId);
  if (!best) return null;
  const name = best.player?.username ?? t('tv.guest');
  return <Link to={watchAddress(best.sessionId)}>{t('tv.watch', { name })}</Link>;
}

/** Leads to GameGeek TV, with the number of those who play now. */
export function WatchLive(): ReactNode {
  const { t } = useTranslation('runs');
  const { snapshot } = useLive(liveRuns);
  const count = playingIn(snapshot?.runs ?? []).length;
  return <ButtonLink to={paths.tv()}>{count > 0 ? t('tv.liveCount', { count }) : t('tv.live')}</ButtonLink>;
}
