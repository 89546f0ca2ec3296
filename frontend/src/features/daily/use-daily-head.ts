import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { shareBeaten } from './share-beaten.js';

/** The first line of what is shared: the daily, its game, and the score and rank, as far as they are known. */
export function useDailyHead(): (daily: Daily) => string {
  const { t } = useTranslation('daily');
  const format = useFormat();
  return (daily) => {
    const { number, gameName, yourScore, yourRank, yourScoreId, players } = daily;
    const beaten = shareBeaten(daily);
    const parts = [t('share.name', { number }), gameName];
    if (yourScore !== null) parts.push(format.number(yourScore));
    // A guest is not on the board.
    if (yourRank !== null && yourScoreId !== null) parts.push(t('share.rank', { rank: yourRank, players }));
    if (beaten !== undefined) parts.push(t('share.better', { percent: format.percent(beaten) }));
    return parts.join(' · ');
  };
}
