import type { RunCheck } from '@gamegeek/arcade/run-check.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { BadgeCheck } from 'lucide-react';
import { memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '#shared/i18n/use-format.js';
import type { Pace } from '#shared/motion/pace.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { ScoreTicker } from '../top/score-ticker.js';
import {
  ActionCell,
  DateCell,
  Player,
  PlayerCell,
  PlayerName,
  RankCell,
  Row,
  ScoreCell,
  Verified,
  YouTag,
} from './leaderboard-table.styles.js';
import { RowChangeMark } from './row-change.js';
import type { ScoreFormat } from './use-score-format.js';
import { useRowChange } from './use-row-change.js';

/** Only arcade games have recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

const AVATAR = 26;
/** Longer scores have a smaller font on phones. */
const LONG_SCORE = 10;

interface LeaderboardRowProps {
  entry: LeaderboardEntry;
  /** The shown rank: below a ghost, one more than on the board. */
  rank: number;
  /** The row of this player that this one replaces. */
  before: LeaderboardEntry | undefined;
  isOwn: boolean;
  /** The row was added to a displayed list. */
  isLate: boolean;
  /** How fast the rows of this list change. */
  pace: Pace;
  showDate: boolean;
  /** What the mark of checked scores means on this board. */
  check: RunCheck;
  format: Format;
  scores: ScoreFormat;
  /** The action at the end of a row; a stable function. */
  action?: RowAction | undefined;
}

export type RowAction = (entry: LeaderboardEntry) => ReactNode;

/** Renders only when its entry changes: the reducer keeps the objects of unchanged rows. */
export const LeaderboardRow = memo(function LeaderboardRow(props: LeaderboardRowProps): ReactNode {
  const { entry, rank, before, isOwn, isLate, pace, showDate, check, format, scores, action } = props;
  const { t } = useTranslation();
  const { isRecord, change } = useRowChange(entry, before, isLate, pace);
  const { gain, move } = change;

  return (
    <Row data-glide={entry.userId} data-own={isOwn || undefined} aria-current={isOwn || undefined} $own={isOwn}>
      <RankCell>
        {isRecord && <span key={entry.score} data-glow="" aria-hidden="true" />}
        <RankBadge rank={rank} />
      </RankCell>
      <PlayerCell scope="row">
        <Player>
          <Avatar username={entry.username} size={AVATAR} />
          <PlayerName>
            <PlayerLink username={entry.username} />
          </PlayerName>
          {entry.verified && (
            <Verified title={t(`board.check.${check}Hint`)} aria-label={t(`board.check.${check}`)}>
              <BadgeCheck size={14} aria-hidden="true" />
            </Verified>
          )}
          {isOwn && <YouTag>{t('board.you')}</YouTag>}
          {entry.recorded && (
            <Suspense>
              <WatchLink scoreId={entry.id} of={{ name: entry.username }} />
            </Suspense>
          )}
        </Player>
      </PlayerCell>
      <ScoreCell data-long={scores.score(entry.score).length > LONG_SCORE || undefined}>
        <ScoreTicker from={before?.score} value={entry.score} format={scores.score} pace={pace} />
        {(gain > 0 || move) && (
          <RowChangeMark key={`${entry.score} ${entry.rank}`} change={change} format={scores.gain} />
        )}
      </ScoreCell>
      {showDate && <DateCell>{format.date(entry.createdAt) ?? t('ui.notAvailable')}</DateCell>}
      {action && <ActionCell>{action(entry)}</ActionCell>}
    </Row>
  );
});
