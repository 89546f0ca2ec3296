import type { Champion } from '@gamegeek/contracts/scores/weeks.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Name, Points, Podium, Step } from './week-podium.styles.js';

/** The top three over all games on a podium; shared ranks have the same height. */
export function WeekPodium({ champions }: { champions: readonly Champion[] }): ReactNode {
  const { t } = useTranslation('weeks');
  const format = useFormat();
  return (
    <Podium>
      {champions.map(({ place, userId, username, score }) => (
        <Step key={userId} $place={place}>
          <RankBadge rank={place} />
          <Avatar username={username} size={64} />
          <Name>
            <PlayerLink username={username} />
          </Name>
          <Points>
            <strong>{format.number(score)}</strong> {t('pointsWord', { count: score })}
          </Points>
        </Step>
      ))}
    </Podium>
  );
}
