import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../../shared/i18n/use-format.js';
import type { Pace } from '../../../../shared/motion/pace.js';
import { PlayerLink } from '../../../../shared/ui/player-link/player-link.js';
import { RankBadge } from '../../../../shared/ui/rank-badge/rank-badge.js';
import { ScoreTicker } from '../score-ticker/score-ticker.js';
import {
  ActionCell,
  DateCell,
  Glow,
  PlayerCell,
  PlayerName,
  RankCell,
  Row,
  ScoreCell,
  YouTag,
} from './leaderboard-table.styles.js';

/** A row that appears with a score this young is a new record, and not one that slid over from another page. */
const FRESH_MS = 60_000;

interface LeaderboardRowProps {
  entry: LeaderboardEntry;
  isOwn: boolean;
  /** The list was on the screen before this row came. */
  isLate: boolean;
  /** How fast the rows of this list change. */
  pace: Pace;
  showDate: boolean;
  format: Format;
  /** What a reader can do about a row; the same function at each render. */
  action?: RowAction | undefined;
}

export type RowAction = (entry: LeaderboardEntry) => ReactNode;

/** Renders only when its own entry changes: the reducer keeps the objects of rows that stayed as they were. */
export const LeaderboardRow = memo(function LeaderboardRow(props: LeaderboardRowProps): ReactNode {
  const { entry, isOwn, isLate, pace, showDate, format, action } = props;
  const { t } = useTranslation();
  const isLit = useRecordLight(entry, isLate, pace);

  return (
    <Row data-glide={entry.userId} data-own={isOwn || undefined} aria-current={isOwn || undefined} $own={isOwn}>
      <RankCell>
        {isLit && <Glow key={entry.score} />}
        <RankBadge rank={entry.rank} />
      </RankCell>
      <PlayerCell scope="row">
        <PlayerName>
          <PlayerLink username={entry.username} />
        </PlayerName>
        {isOwn && <YouTag>{t('board.you')}</YouTag>}
      </PlayerCell>
      <ScoreCell>
        <ScoreTicker value={entry.score} format={format.number} pace={pace} />
      </ScoreCell>
      {showDate && <DateCell>{format.day(entry.createdAt) ?? t('common.notAvailable')}</DateCell>}
      {action && <ActionCell>{action(entry)}</ActionCell>}
    </Row>
  );
});

/**
 * Whether a row shows that its score is a new record. Where records come too fast to be followed, all would glow all the
 * time: there none does.
 */
function useRecordLight({ score, createdAt }: LeaderboardEntry, isLate: boolean, pace: Pace): boolean {
  const [seen, setSeen] = useState(() => ({
    score,
    isLit: isLate && Date.now() - Date.parse(createdAt) < FRESH_MS && pace.canBeFollowed,
  }));
  if (score !== seen.score) setSeen({ score, isLit: score > seen.score && pace.canBeFollowed });
  return seen.isLit;
}
