import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import { HISTORY_PAGE, ownScoresQuery } from '../queries.js';
import { DateCell, DateHead, GameCell, Head, ScoreCell, ScoreHead, Table } from './game-history.styles.js';

/** Only arcade games have recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

const SKELETON_ROWS = 3;

/** All scores of the user, newest first. */
export function GameHistory(): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  const { data, isPending } = useQuery(ownScoresQuery(page));
  const total = data?.total ?? 0;
  return (
    <Panel aria-labelledby="history" aria-busy={isPending}>
      <PanelHead>
        <PanelTitle id="history">{t('history.title')}</PanelTitle>
      </PanelHead>
      {!isPending && total === 0 ? (
        <StateMessage title={t('history.empty')} text={t('history.emptyHint')} />
      ) : (
        <>
          <Table>
            <thead>
              <tr>
                <Head scope="col">{t('history.game')}</Head>
                <ScoreHead scope="col">{t('board.score')}</ScoreHead>
                <DateHead scope="col">{t('board.date')}</DateHead>
              </tr>
            </thead>
            <tbody>
              {data?.items.map((score) => <HistoryRow key={score.id} score={score} />) ?? (
                <Skeletons count={SKELETON_ROWS}>
                  <SkeletonRow />
                </Skeletons>
              )}
            </tbody>
          </Table>
          <Pager label={t('history.pager')} page={page} pages={Math.ceil(total / HISTORY_PAGE)} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}

function HistoryRow({ score }: { score: OwnScore }): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const show = useValueFormat();
  return (
    <tr>
      <GameCell scope="row">
        <span>
          {score.gameName ? <Link to={paths.game(score.gameId)}>{score.gameName}</Link> : t('history.unknownGame')}
          {score.boardName !== undefined && (
            <Text as="span" $size="medium" $muted>
              {score.boardName}
            </Text>
          )}
          {score.recorded && (
            <Suspense>
              <WatchLink scoreId={score.id} of={{ game: score.gameName }} />
            </Suspense>
          )}
        </span>
      </GameCell>
      <ScoreCell>{show(score.score, score.format)}</ScoreCell>
      <DateCell>{format.date(score.createdAt) ?? t('ui.notAvailable')}</DateCell>
    </tr>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <tr aria-hidden="true">
      <GameCell as="td">
        <Skeleton $width="9em" $height="16px" />
      </GameCell>
      <ScoreCell>
        <Skeleton $width="4em" $height="16px" />
      </ScoreCell>
      <DateCell>
        <Skeleton $width="5em" $height="16px" />
      </DateCell>
    </tr>
  );
}
