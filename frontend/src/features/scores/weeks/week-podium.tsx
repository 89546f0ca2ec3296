import type { Champion } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Name, Points, Podium, Step } from './week-podium.styles.js';

/** Only the weekly contest has recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

interface PodiumStep extends Pick<Champion, 'place' | 'userId' | 'username' | 'score'> {
  /** The score whose run can be watched. */
  watch?: number | undefined;
}

/** The top three on a podium; shared ranks have the same height. */
export function WeekPodium({ champions }: { champions: readonly PodiumStep[] }): ReactNode {
  const { t } = useTranslation('weeks');
  const format = useFormat();
  return (
    <Podium>
      {champions.map(({ place, userId, username, score, watch }) => (
        <Step key={userId} $place={place}>
          <RankBadge rank={place} />
          <Avatar username={username} size={64} />
          <Name>
            <PlayerLink username={username} />
          </Name>
          <Points>
            <strong>{format.number(score)}</strong> {t('pointsWord', { count: score })}
          </Points>
          {watch !== undefined && (
            <Suspense>
              <WatchLink scoreId={watch} of={{ name: username }} />
            </Suspense>
          )}
        </Step>
      ))}
    </Podium>
  );
}
