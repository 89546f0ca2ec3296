import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { TOP_PLAYERS } from '../board-pages.js';
import type { TopPlayersPage } from '../live/use-top-players.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';

interface TopRowsProps {
  shown: TopPlayersPage;
  /** Identifies the list; rows are animated within one list. */
  list: string;
  caption: string;
  ownId: string | undefined;
}

/** Four rows of the global board, or a message. */
export function TopRows({ shown, list, caption, ownId }: TopRowsProps): ReactNode {
  const { t } = useTranslation();
  return <Rows>{renderRows()}</Rows>;

  function renderRows(): ReactNode {
    if (shown.failed) {
      return <LoadError title={t('board.error')} onRetry={shown.retry} />;
    }
    if (shown.entries?.length === 0) return <StateMessage title={t('board.emptyAll')} />;
    return (
      <LeaderboardTable
        entries={shown.entries}
        list={list}
        size={TOP_PLAYERS}
        caption={caption}
        scoreLabel={t('board.total')}
        ownId={ownId}
        showDate={false}
      />
    );
  }
}

/** Reserves the space of four rows and their header. */
const Rows = styled.div`
  min-height: 236px;
  margin-top: ${space[16]};
`;
