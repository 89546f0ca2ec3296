import { dailyBoardTopic } from '@gamegeek/contracts/daily/daily-topic.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#shared/live/use-live.js';
import { Row } from '#ui/layout.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading } from '#ui/text.js';
import { BOARD_PAGE, pageCount } from '../board-pages.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';
import { topicNamed } from '../live/leaderboard-topic.js';

interface DailyBoardProps {
  day: string;
  title: string;
  /** Beside the title while nobody is on the board. */
  empty: string;
  arcadeId: string;
  ownId: string | undefined;
  /** Runs of a day that is not over are shown to those who have played it. */
  canWatch: boolean;
}

/** The live board of a day: its first hundred rows. */
export function DailyBoard({ day, title, empty, arcadeId, ownId, canWatch }: DailyBoardProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [page, setPage] = useState(1);
  const { snapshot, status, failed, retry } = useLive(topicNamed(dailyBoardTopic(day)));
  const all = snapshot?.entries;
  const pages = pageCount(all?.length ?? 0);
  const shown = Math.min(page, pages);
  const rows = useMemo(
    () => all?.slice((shown - 1) * BOARD_PAGE, shown * BOARD_PAGE).map(canWatch ? (row) => row : withoutRun),
    [all, shown, canWatch],
  );
  return (
    <section aria-labelledby={id}>
      <Row $below={12} $gap={12} $rowGap={4} $justify="space-between">
        <Heading id={id}>{title}</Heading>
        <LiveMark status={status} />
      </Row>
      {failed && <LoadError title={t('board.error')} onRetry={retry} />}
      {!failed && all?.length === 0 && <StateMessage title={empty} />}
      {!failed && all?.length !== 0 && (
        <LeaderboardTable
          entries={rows}
          list={`daily:${day}:${shown}`}
          size={BOARD_PAGE}
          caption={title}
          scoreLabel={t('board.score')}
          ownId={ownId}
          showDate={false}
          arcadeId={arcadeId}
        />
      )}
      <Pager label={title} page={shown} pages={pages} onPage={setPage} />
    </section>
  );
}

const withoutRun = ({ recorded: _, ...row }: LeaderboardEntry): LeaderboardEntry => row;
