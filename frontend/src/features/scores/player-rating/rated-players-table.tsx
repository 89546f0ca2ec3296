import type { RatedPlayer } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { BOARD_PAGE } from '../board-pages.js';
import {
  DateCell,
  DateHead,
  Frame,
  Head,
  Player,
  PlayerCell,
  PlayerName,
  RankCell,
  RankHead,
  Row,
  ScoreCell,
  ScoreHead,
  Table,
  YouTag,
} from '../board/leaderboard-table.styles.js';

const AVATAR = 26;
/** As wide as four digits, the longest rating. */
const LETTERS = 4;

interface RatedPlayersTableProps {
  /** Undefined while loading. */
  entries: readonly RatedPlayer[] | undefined;
  ownId: string | undefined;
}

/** Looks like a board; the number of games is in the place of the date. */
export function RatedPlayersTable({ entries, ownId }: RatedPlayersTableProps): ReactNode {
  const { t } = useTranslation('weeks');
  return (
    <Frame>
      <Table aria-busy={!entries}>
        <VisuallyHidden as="caption">{t('board.caption', { board: t('hub.tabs.rating') })}</VisuallyHidden>
        <thead>
          <tr>
            <RankHead scope="col" $digits={String(entries?.at(-1)?.rank ?? 0).length}>
              {t('board.rank')}
            </RankHead>
            <Head scope="col">{t('board.player')}</Head>
            <DateHead scope="col">{t('rating.games')}</DateHead>
            <ScoreHead scope="col" $letters={LETTERS}>
              {t('rating.points')}
            </ScoreHead>
          </tr>
        </thead>
        <tbody>
          {entries?.map((entry) => <RatedRow key={entry.userId} entry={entry} isOwn={entry.userId === ownId} />) ?? (
            <Skeletons count={BOARD_PAGE}>
              <SkeletonRow />
            </Skeletons>
          )}
        </tbody>
      </Table>
    </Frame>
  );
}

function RatedRow({ entry, isOwn }: { entry: RatedPlayer; isOwn: boolean }): ReactNode {
  const { t } = useTranslation('weeks');
  const format = useFormat();
  return (
    <Row aria-current={isOwn || undefined} $own={isOwn}>
      <RankCell>
        <RankBadge rank={entry.rank} />
      </RankCell>
      <PlayerCell scope="row">
        <Player>
          <Avatar username={entry.username} size={AVATAR} />
          <PlayerName>
            <PlayerLink username={entry.username} />
          </PlayerName>
          {isOwn && <YouTag>{t('board.you')}</YouTag>}
        </Player>
      </PlayerCell>
      <DateCell>{format.number(entry.games)}</DateCell>
      <ScoreCell>{format.number(Math.round(entry.points))}</ScoreCell>
    </Row>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <Row aria-hidden="true">
      <RankCell>
        <Skeleton $width="33px" $height="33px" />
      </RankCell>
      <PlayerCell as="td">
        <Skeleton $width="9em" $height="16px" />
      </PlayerCell>
      <DateCell>
        <Skeleton $width="2em" $height="16px" />
      </DateCell>
      <ScoreCell>
        <Skeleton $width="3em" $height="16px" />
      </ScoreCell>
    </Row>
  );
}
