import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import type { ReactNode } from 'react';
import { LeaderboardTable } from '#features/scores/board/leaderboard-table.js';
import type { TopPlayersPage } from '#features/scores/live/use-top-players.js';
import { TopRows } from '#features/scores/top/top-rows.js';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { entry } from '#testing/factories/board.factory.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Example, Part } from '../part.js';

const STATUSES: LiveStatus[] = ['live', 'reconnecting', 'stale'];

/** The top three, two with a shared rank, a long name and a very large score. */
const ROWS = rankEntries([
  entry(1, Number.MAX_SAFE_INTEGER),
  entry(2, 41_200, { username: 'a-player-whose-name-is-long' }),
  entry(3, 8_250),
  entry(4, 900),
  entry(5, 900),
  entry(6, 1, { username: DELETED_PLAYER }),
]);

const TOP: TopPlayersPage = {
  page: 1,
  pages: 1,
  entries: undefined,
  status: 'live',
  watchers: undefined,
  failed: false,
  retry: () => undefined,
};

export function Boards(): ReactNode {
  return (
    <Part name="Boards">
      <Example of="The live mark: live, reconnecting for more than two seconds, stale">
        {STATUSES.map((status) => (
          <LiveMark key={status} status={status} />
        ))}
      </Example>
      <Example of="Ranks: medals, and numbers">
        {[1, 2, 3, 4, 25, 1_000].map((rank) => (
          <RankBadge key={rank} rank={rank} />
        ))}
      </Example>
      <Example of="A board; the third row is the user’s own" isWide>
        <LeaderboardTable
          entries={ROWS}
          list="styleguide"
          size={6}
          caption="A board"
          scoreLabel="Score"
          ownId="user-3"
        />
      </Example>
      <Example of="A board that is loading" isWide>
        <LeaderboardTable entries={undefined} list="styleguide" size={2} caption="On its way" scoreLabel="Score" />
      </Example>
      <Example of="The first players: none yet, and failed to load" isWide>
        <TopRows shown={{ ...TOP, entries: [] }} list="empty" caption="No players" ownId={undefined} />
        <TopRows shown={{ ...TOP, failed: true }} list="failed" caption="Failed" ownId={undefined} />
      </Example>
    </Part>
  );
}
