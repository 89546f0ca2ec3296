import { PLAYER_RATING, tenthsOfPlace } from '@gamegeek/rules/leaderboard/player-rating.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import { MAX_BOARD_PAGE, pageCount } from '../board-pages.js';
import { RatedPlayersTable } from './rated-players-table.js';
import { ratedPlayersQuery } from './queries.js';

/** An example that a player can follow: a good place on a large board. */
const EXAMPLE = { rank: 3, players: 180 };

interface PlayerRatingBoardProps {
  page: number;
  onPage: (page: number) => void;
  ownId: string | undefined;
}

/** The players by their rating over all games, and how it is computed. */
export function PlayerRatingBoard(props: PlayerRatingBoardProps): ReactNode {
  const { onPage, ownId } = props;
  const { t } = useTranslation('weeks');
  const { query, page } = useRatedPlayers(Math.min(props.page, MAX_BOARD_PAGE));
  const { firstPlace, halfWeight, boards } = PLAYER_RATING;
  return (
    <section aria-label={t('hub.tabs.rating')}>
      <Text $below={8} $size="medium" $narrow>
        {t('rating.formula', { first: firstPlace, half: halfWeight, boards })}
      </Text>
      <Text $below={16} $size="medium" $muted $narrow>
        {t('rating.counted', { ...EXAMPLE, points: tenthsOfPlace(EXAMPLE) / 10 })}
      </Text>
      <QueryView
        query={query}
        failed={t('board.error')}
        pending={<RatedPlayersTable entries={undefined} ownId={ownId} />}
      >
        {({ entries, total, computedAt }) => (
          <>
            {total === 0 ? (
              <StateMessage title={t('rating.none')} text={t('rating.noneHint')} />
            ) : (
              <>
                <RatedPlayersTable entries={entries} ownId={ownId} />
                <Pager
                  label={t('hub.pager')}
                  page={page}
                  pages={pageCount(total)}
                  lastReachable={Math.min(pageCount(total), MAX_BOARD_PAGE)}
                  onPage={onPage}
                />
              </>
            )}
            {computedAt !== null && (
              <Text $above={12} $size="small" $muted>
                {t('rating.computed')} <TimeAgo at={computedAt} />
              </Text>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** The requested page, or the last one for an address beyond it. */
function useRatedPlayers(wanted: number) {
  const { data } = useQuery(ratedPlayersQuery(wanted));
  const page = data ? Math.min(wanted, pageCount(data.total)) : wanted;
  return { query: useQuery(ratedPlayersQuery(page)), page };
}
