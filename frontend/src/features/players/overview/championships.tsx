import type { Championship, Championships as Won } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parseWeekName, weekOfYear } from '@gamegeek/rules/iso-week.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { ownChampionshipsQuery } from '../queries.js';
import { Mark, Marks, Tally, WeekLink } from './championships.styles.js';

/** Only medals of some games have recorded runs. */
const WatchLink = lazyPart(() => import('#ui/players/watch-link.js'), 'WatchLink', 'runs');

const MARKS_PAGE = 6;

/** The user's medals, or how to win the first one. */
export function OwnChampionships(): ReactNode {
  const { t } = useTranslation('players');
  const { data: won, isPending } = useQuery(ownChampionshipsQuery);
  if (won && won.championships.length > 0) return <Championships won={won} />;
  return (
    <Panel aria-labelledby="championships" aria-busy={isPending}>
      <PanelHead>
        <PanelTitle id="championships">{t('championships.title')}</PanelTitle>
      </PanelHead>
      {isPending ? <Skeleton $width="100%" $height="48px" /> : <PanelText>{t('championships.empty')}</PanelText>}
    </Panel>
  );
}

/** A medal for each week with a top-three rank. */
export function Championships({ won }: { won: Won }): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  const { first, second, third } = won.totals;
  const more = first + second + third - won.championships.length;
  const pages = Math.ceil(won.championships.length / MARKS_PAGE);
  return (
    <Panel aria-labelledby="championships">
      <PanelHead>
        <PanelTitle id="championships">{t('championships.title')}</PanelTitle>
        <Row as="p" $gap={8}>
          {first > 0 && <Tally>{t('championships.firsts', { count: first })}</Tally>}
          {second > 0 && <Tally>{t('championships.seconds', { count: second })}</Tally>}
          {third > 0 && <Tally>{t('championships.thirds', { count: third })}</Tally>}
        </Row>
      </PanelHead>
      <Marks>
        {won.championships.slice((page - 1) * MARKS_PAGE, page * MARKS_PAGE).map((championship) => (
          <ChampionMark key={`${championship.week} ${championship.gameId}`} championship={championship} />
        ))}
      </Marks>
      <Pager label={t('championships.title')} page={page} pages={pages} onPage={setPage} />
      {more > 0 && page === pages && (
        <Text $above={12} $muted>
          {t('championships.more', { count: more })}
        </Text>
      )}
    </Panel>
  );
}

const PLACES = { 1: 'championships.first', 2: 'championships.second', 3: 'championships.third' } as const;

function ChampionMark({ championship }: { championship: Championship }): ReactNode {
  const { week, gameName, gameId, place, score, format, scoreId } = championship;
  const { t } = useTranslation('players');
  const show = useValueFormat();
  const start = parseWeekName(week);
  if (start === undefined || (place !== 1 && place !== 2 && place !== 3)) return null;
  const { year, number } = weekOfYear(start);
  const game = gameId === null ? t('championships.allGames') : gameName || t('history.unknownGame');
  return (
    <Mark>
      <RankBadge rank={place} />
      <WeekLink to={paths.week(week)}>
        {t(PLACES[place], { week: number, year })} · {game}
      </WeekLink>
      {scoreId !== undefined && (
        <Suspense>
          <WatchLink scoreId={scoreId} of={{ game }} />
        </Suspense>
      )}
      <Text as="span" $strong $tabular>
        {show(score, format)}
      </Text>
    </Mark>
  );
}
