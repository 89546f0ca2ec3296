import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Award, Coins, Gamepad2, Gauge, Medal, Trophy } from 'lucide-react';
import type { PlayerRating } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { Skeleton } from '#ui/skeleton.js';
import { useShownLevel } from '../use-shown-level.js';
import { PlayerRatingStrip } from './player-rating-strip.js';
import { LevelLine, Tile, Tiles, Value } from './stats-summary.styles.js';

/** The stats of a user without scores. */
const NOTHING: ProfileStats = {
  totalScore: 0,
  gamesPlayed: 0,
  credits: 0,
  level: 1,
  levelProgress: 0,
  rank: 'Novice',
  achievementsCompleted: 0,
};

interface StatsSummaryProps {
  /** Undefined while loading; zero if loading failed. */
  stats: ProfileStats | undefined;
  /** Undefined for a player without one. */
  rating: PlayerRating | undefined;
  isPending?: boolean;
}

export function StatsSummary({ stats = NOTHING, rating, isPending = false }: StatsSummaryProps): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const { level, name } = useShownLevel(stats);
  const figure = (value: number) => {
    const text = format.number(value);
    return { value: text, letters: text.length };
  };
  const tiles = [
    { label: t('totalScore'), icon: Trophy, ...figure(stats.totalScore) },
    { label: t('gamesPlayed'), icon: Gamepad2, ...figure(stats.gamesPlayed) },
    { label: t('credits'), icon: Coins, ...figure(stats.credits) },
    { label: t('stats.level'), icon: Gauge, ...figure(level) },
    { label: t('stats.rank'), icon: Medal, value: name, letters: undefined },
    { label: t('stats.achievements'), icon: Award, ...figure(stats.achievementsCompleted) },
  ];
  return (
    <div aria-busy={isPending}>
      <Tiles>
        {tiles.map(({ label, icon: Icon, value, letters }) => (
          <Tile key={label}>
            <dt>
              <Icon size={16} aria-hidden="true" />
              {label}
            </dt>
            <Value $letters={letters}>{isPending ? <Skeleton $width="4em" $height="26px" /> : value}</Value>
          </Tile>
        ))}
      </Tiles>
      {isPending ? <LevelSkeleton /> : <LevelProgress stats={stats} />}
      <PlayerRatingStrip rating={rating} isPending={isPending} />
    </div>
  );
}

function LevelSkeleton(): ReactNode {
  return (
    <>
      <LevelLine>
        <Skeleton $width="5em" $height="1.5em" />
        <Skeleton $width="8em" $height="1.5em" />
      </LevelLine>
      <Skeleton $width="100%" $height="8px" />
    </>
  );
}

function LevelProgress({ stats }: { stats: ProfileStats }): ReactNode {
  const { t } = useTranslation('players');
  const { level, progress } = useShownLevel(stats);
  return (
    <>
      <LevelLine>
        <strong>{t('stats.levelOf', { level })}</strong>
        <span>{t('stats.covered', { progress, next: level + 1 })}</span>
      </LevelLine>
      <ProgressBar label={t('stats.progress')} value={progress} />
    </>
  );
}
