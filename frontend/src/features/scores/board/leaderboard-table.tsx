import { runCheckOf } from '@gamegeek/arcade/run-check.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import type { RowKind } from '#shared/motion/use-held-rows.js';
import { useMovingRows } from '#shared/motion/use-moving-rows.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { WaitingPill } from '#ui/waiting-pill.js';
import { placeOfGhost, type GhostScore } from './ghost-place.js';
import { LeaderboardRow, type RowAction } from './leaderboard-row.js';
import { useScoreFormat } from './use-score-format.js';
import {
  ActionCell,
  ActionHead,
  DateCell,
  DateHead,
  Frame,
  Head,
  PlayerCell,
  RankCell,
  RankHead,
  Row,
  ScoreCell,
  ScoreHead,
  Table,
} from './leaderboard-table.styles.js';

/** Only guests who have played need it. */
const GhostRow = lazyPart(() => import('./ghost-row.js'), 'GhostRow');

const ENTRIES: RowKind<LeaderboardEntry> = {
  keyOf: ({ userId }) => userId,
  isSame: (held, now) => held.score === now.score,
};

interface LeaderboardTableProps {
  /** The rows of this page; undefined while loading. */
  entries: LeaderboardEntry[] | undefined;
  /** How scores are shown; undefined on plain boards. */
  boardFormat?: BoardFormat | undefined;
  /** Identifies board and page: when it changes, rows are replaced without animation. */
  list: string;
  /** The number of placeholder rows while loading. */
  size: number;
  caption: string;
  scoreLabel: string;
  ownId?: string | undefined;
  showDate?: boolean;
  /** Of the board of an arcade game. */
  arcadeId?: string | null | undefined;
  /** The action at the end of a row. */
  action?: RowAction | undefined;
  /** A score that is not on the board, shown at the place it would have. */
  ghost?: GhostScore | undefined;
}

export function LeaderboardTable(props: LeaderboardTableProps): ReactNode {
  const {
    entries,
    boardFormat,
    list,
    size,
    caption,
    scoreLabel,
    ownId,
    showDate = true,
    arcadeId,
    action,
    ghost,
  } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const scores = useScoreFormat(boardFormat);
  const {
    rows: moving,
    container,
    pace,
    waiting,
    showHeld,
    handlers,
  } = useMovingRows<LeaderboardEntry, HTMLTableSectionElement>(entries, list, ENTRIES);
  const rows = moving?.map(({ row }) => row);
  const check = runCheckOf(arcadeId);
  const place = ghost && rows && placeOfGhost(rows, ghost);
  const shown = [...(ghost ? [ghost] : []), ...(rows ?? [])];
  const longest = Math.max(1, ...shown.map(({ score }) => scores.score(score).length));
  const lastRank = Math.max(place?.rank ?? 0, (rows?.at(-1)?.rank ?? 0) + (place ? 1 : 0));
  const lines = moving?.map(({ row: entry, key, before, isLate }, at) => {
    // The ghost takes its rank among the others.
    const rank = place && at >= place.above ? entry.rank + 1 : entry.rank;
    return (
      <LeaderboardRow
        key={key}
        entry={entry}
        rank={rank}
        before={before}
        isOwn={entry.userId === ownId}
        isLate={isLate}
        pace={pace}
        showDate={showDate}
        check={check}
        format={format}
        scores={scores}
        action={action}
      />
    );
  });
  if (place) {
    const columns = 3 + (showDate ? 1 : 0) + (action ? 1 : 0);
    lines?.splice(
      place.above,
      0,
      <Suspense key="ghost">
        <GhostRow {...{ ghost, place, columns, scores }} />
      </Suspense>,
    );
  }

  return (
    <Frame data-actions={action !== undefined || undefined} {...handlers}>
      {waiting > 0 && (
        <WaitingPill type="button" aria-label={t('board.waitingHint', { count: waiting })} onClick={showHeld}>
          {t('board.waiting', { count: waiting })}
        </WaitingPill>
      )}
      <Table aria-busy={!rows}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <RankHead scope="col" $digits={String(lastRank).length}>
              {t('board.rank')}
            </RankHead>
            <Head scope="col">{t('board.player')}</Head>
            <ScoreHead scope="col" $letters={longest}>
              {scoreLabel}
            </ScoreHead>
            {showDate && <DateHead scope="col">{t('board.date')}</DateHead>}
            {action && (
              <ActionHead scope="col">
                <VisuallyHidden>{t('board.actions')}</VisuallyHidden>
              </ActionHead>
            )}
          </tr>
        </thead>
        <tbody ref={container}>
          {lines ?? (
            <Skeletons count={size}>
              <SkeletonRow showDate={showDate} hasAction={action !== undefined} />
            </Skeletons>
          )}
        </tbody>
      </Table>
    </Frame>
  );
}

function SkeletonRow({ showDate, hasAction }: { showDate: boolean; hasAction: boolean }): ReactNode {
  return (
    <Row aria-hidden="true">
      <RankCell>
        <Skeleton $width="33px" $height="33px" />
      </RankCell>
      <PlayerCell as="td">
        <Skeleton $width="9em" $height="16px" />
      </PlayerCell>
      <ScoreCell>
        <Skeleton $width="5em" $height="16px" />
      </ScoreCell>
      {showDate && (
        <DateCell>
          <Skeleton $width="6em" $height="16px" />
        </DateCell>
      )}
      {hasAction && <ActionCell />}
    </Row>
  );
}
