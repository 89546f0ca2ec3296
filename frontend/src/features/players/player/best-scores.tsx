import type { ProfileBest } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { color, from } from '#shared/theme/theme.js';
import { Pager } from '#ui/pager.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import {
  GameCell,
  Head,
  ScoreCell,
  ScoreHead,
  Table,
  DateCell,
  DateHead,
} from '../played-games/game-history.styles.js';

/** Only arcade games have recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

const BESTS_PAGE = 10;
const SKELETON_ROWS = 3;

interface BestScoresProps {
  bests: readonly ProfileBest[] | undefined;
  /** What opens the history of the rank of a best. */
  history: ((best: ProfileBest) => ReactNode) | undefined;
}

/** The best score on each board, best ranks first; skeletons while loading. */
export function BestScores({ bests, history }: BestScoresProps): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  if (bests?.length === 0) return <StateMessage title={t('player.noBests')} />;
  const shown = bests?.slice((page - 1) * BESTS_PAGE, page * BESTS_PAGE);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <RankHead scope="col">{t('board.rank')}</RankHead>
            <Head scope="col">{t('history.game')}</Head>
            <ScoreHead scope="col">{t('board.score')}</ScoreHead>
            <WideDateHead scope="col">{t('board.date')}</WideDateHead>
          </tr>
        </thead>
        <tbody>
          {shown?.map((best) => (
            <BestRow key={`${best.gameId} ${best.board ?? ''}`} best={best} history={history?.(best)} />
          )) ?? (
            <Skeletons count={SKELETON_ROWS}>
              <SkeletonRow />
            </Skeletons>
          )}
        </tbody>
      </Table>
      <Pager
        label={t('player.bests')}
        page={page}
        pages={Math.ceil((bests?.length ?? 0) / BESTS_PAGE)}
        onPage={setPage}
      />
    </>
  );
}

function BestRow({ best, history }: { best: ProfileBest; history: ReactNode }): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const show = useValueFormat();
  return (
    <tr>
      <RankCell>{best.rank === null ? t('ui.notAvailable') : <RankBadge rank={best.rank} />}</RankCell>
      <GameCell scope="row">
        <span>
          {best.gameName ? <Link to={paths.game(best.gameId)}>{best.gameName}</Link> : t('history.unknownGame')}
          {best.boardName !== undefined && (
            <Text as="span" $size="medium" $muted>
              {best.boardName}
            </Text>
          )}
          {best.recorded && (
            <Suspense>
              <WatchLink scoreId={best.scoreId} of={{ game: best.gameName }} />
            </Suspense>
          )}
          {history}
        </span>
      </GameCell>
      <ScoreCell>{show(best.score, best.format)}</ScoreCell>
      <WideDateCell>{format.date(best.createdAt) ?? t('ui.notAvailable')}</WideDateCell>
    </tr>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <tr aria-hidden="true">
      <RankCell>
        <Skeleton $width="33px" $height="33px" />
      </RankCell>
      <GameCell as="td">
        <Skeleton $width="9em" $height="16px" />
      </GameCell>
      <ScoreCell>
        <Skeleton $width="4em" $height="16px" />
      </ScoreCell>
      <WideDateCell>
        <Skeleton $width="5em" $height="16px" />
      </WideDateCell>
    </tr>
  );
}

const RankHead = styled(Head)`
  width: 52px;
`;

const RankCell = styled.td`
  height: 52px;
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
`;

/** Does not fit beside a rank on phones. */
const onlyWide = css`
  display: none;
  ${from.tablet} {
    display: table-cell;
  }
`;

const WideDateHead = styled(DateHead)`
  ${onlyWide}
`;

const WideDateCell = styled(DateCell)`
  ${onlyWide}
`;
