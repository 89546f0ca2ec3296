import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';

/** Leads to a race against one's own best run. */
export function RaceBestLink({ gameId, scoreId }: { gameId: number; scoreId: number }): ReactNode {
  const { t } = useTranslation('runs');
  return <Link to={paths.race(gameId, scoreId)}>{t('race.startBest')}</Link>;
}
