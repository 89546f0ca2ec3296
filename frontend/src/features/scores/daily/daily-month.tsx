import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading, Text } from '#ui/text.js';
import { BOARD_PAGE, pageCount } from '../board-pages.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';
import { dailyMonthQuery } from './queries.js';

interface DailyMonthProps {
  /** `2026-11` */
  month: string;
  title: string;
  /** How its points come about. */
  hint: string;
  points: string;
  empty: string;
  ownId: string | undefined;
}

/** The sums of points over the dailies of a month: its first hundred rows. */
export function DailyMonth({ month, title, hint, points, empty, ownId }: DailyMonthProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [page, setPage] = useState(1);
  const query = useQuery(dailyMonthQuery(month));
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Text $above={4} $below={16} $muted $narrow>
        {hint}
      </Text>
      <QueryView query={query} failed={t('board.error')} pending={<Skeleton $width="100%" $height="240px" />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <StateMessage title={empty} />
          ) : (
            <>
              <LeaderboardTable
                entries={entries.slice((page - 1) * BOARD_PAGE, page * BOARD_PAGE)}
                list={`daily:${month}:${page}`}
                size={BOARD_PAGE}
                caption={title}
                scoreLabel={points}
                ownId={ownId}
                showDate={false}
              />
              <Pager label={title} page={page} pages={pageCount(entries.length)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}
