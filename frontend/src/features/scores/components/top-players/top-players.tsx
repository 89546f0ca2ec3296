import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../shared/live/use-live.js';
import { paths } from '../../../../shared/routing/paths.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { LiveMark } from '../../../../shared/ui/live-mark/live-mark.js';
import { StateMessage } from '../../../../shared/ui/state-message/state-message.js';
import { TOP_PLAYERS } from '../../board-pages.js';
import { liveLeaderboard } from '../../live/leaderboard-topic.js';
import { LeaderboardTable } from '../leaderboard-table/leaderboard-table.js';
import { FullLink, Heading, Hint, Panel, Rows, Titles, Top } from './top-players.styles.js';

const board = liveLeaderboard({ scope: 'global', period: 'all' });

/** The home page's live panel: the four best over all games. */
export function TopPlayers({ ownId }: { ownId: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const { snapshot, status, failed, retry } = useLive(board);

  return (
    <Panel aria-labelledby="top-players">
      <Top>
        <Titles>
          <Heading id="top-players">{t('home.topPlayers')}</Heading>
          <Hint>{t('home.topPlayersHint')}</Hint>
        </Titles>
        <LiveMark status={status} />
      </Top>
      <Rows>{renderRows()}</Rows>
      <FullLink to={paths.leaderboard()}>{t('home.fullLeaderboard')}</FullLink>
    </Panel>
  );

  function renderRows(): ReactNode {
    if (failed) {
      return (
        <StateMessage
          tone="danger"
          title={t('board.error')}
          action={<Button onClick={retry}>{t('common.retry')}</Button>}
        />
      );
    }
    if (snapshot?.total === 0) return <StateMessage title={t('board.emptyAll')} />;
    return (
      <LeaderboardTable
        entries={snapshot?.entries.slice(0, TOP_PLAYERS)}
        list="top-players"
        size={TOP_PLAYERS}
        caption={t('home.topPlayers')}
        scoreLabel={t('board.total')}
        ownId={ownId}
        showDate={false}
      />
    );
  }
}
