import type { OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Stack } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';

/** What the user has played since Monday, and the ranks that came of it. */
export function OwnWeek({ week }: { week: OwnHome['week'] }): ReactNode {
  const { t } = useTranslation('players');
  const { scores, games, rank, ratingRank, ratingRankBefore } = week;
  const change = ratingRank !== null && ratingRankBefore !== null ? ratingRankBefore - ratingRank : 0;
  return (
    <Stack $gap={4} $align="start">
      <Heading as="h3" $size="base">
        {t('home.week')}
      </Heading>
      {scores === 0 ? (
        <Text $size="medium" $muted>
          {t('home.noScores')}
        </Text>
      ) : (
        <Text $size="medium">
          {t('board.scores', { count: scores })} · {t('board.games', { count: games })}
        </Text>
      )}
      {rank !== null && (
        <Text $size="medium">
          <Link to={`${paths.leaderboard()}?period=week`}>{t('home.rank', { rank })}</Link>
        </Text>
      )}
      {ratingRank !== null && (
        <Text $size="medium">
          <Link to={`${paths.leaderboard()}?board=rating`}>{t('home.rating', { rank: ratingRank })}</Link>{' '}
          {change !== 0 && t(change > 0 ? 'home.up' : 'home.down', { count: Math.abs(change) })}
        </Text>
      )}
    </Stack>
  );
}
