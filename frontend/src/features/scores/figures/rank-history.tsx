import { RANK_HISTORY_PLACES, type RankHistory } from '@gamegeek/contracts/scores/rank-history.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';
import { Chart, Drawing, GridLine, Marks, Plot, Ticks } from '#ui/chart/chart.styles.js';
import { DataTable } from '#ui/chart/data-table.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { rankHistoryQuery, type RankedOn } from './queries.js';
import { rankSteps } from './rank-steps.js';

interface RankHistoryButtonProps extends RankedOn {
  /** The name of the game, and of its board if it is not the main one. */
  boardName: string;
  /** With its name beside the icon. */
  isLabelled?: boolean;
}

/** Opens how the rank of a player on a board has changed. */
export function RankHistoryButton({ boardName, isLabelled = false, ...ranked }: RankHistoryButtonProps): ReactNode {
  const { t } = useTranslation('boards');
  const [isOpen, setOpen] = useState(false);
  const label = t('ranks.openIn', { board: boardName });
  return (
    <>
      <OpenButton type="button" aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TrendingUp size={18} aria-hidden="true" />
        {isLabelled && t('ranks.open')}
      </OpenButton>
      {isOpen && (
        <Dialog title={t('ranks.title', { name: ranked.username, board: boardName })} onClose={() => setOpen(false)}>
          <History {...ranked} />
        </Dialog>
      )}
    </>
  );
}

function History(ranked: RankedOn): ReactNode {
  const { t } = useTranslation('boards');
  const errorText = useErrorText();
  const query = useQuery(rankHistoryQuery(ranked));
  return (
    <QueryView
      query={query}
      failed={t('ranks.failed')}
      reason={errorText}
      pending={<Skeleton $width="100%" $height="220px" />}
    >
      {({ days }) => <Line days={days} />}
    </QueryView>
  );
}

function Line({ days }: Pick<RankHistory, 'days'>): ReactNode {
  const { t } = useTranslation('boards');
  const format = useFormat();
  const [first, last] = [days.at(0), days.at(-1)];
  const note = t('ranks.note', { places: RANK_HISTORY_PLACES });
  if (!first || !last || days.length < 2) {
    return (
      <Text>
        {last ? t('ranks.one', { day: format.day(last.day), rank: last.rank }) : t('ranks.none')} {note}
      </Text>
    );
  }
  const ranks = days.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const label = t('ranks.chart', {
    from: format.day(first.day),
    to: format.day(last.day),
    best,
    worst,
    last: last.rank,
  });
  const marks = best === worst ? [50] : [0, 100];
  return (
    <>
      <Text $size="medium" $muted>
        {note}
      </Text>
      <Chart role="img" aria-label={label}>
        <Marks style={best === worst ? { justifyContent: 'center' } : undefined}>
          {(best === worst ? [best] : [worst, best]).map((rank) => (
            <span key={rank}>#{format.number(rank)}</span>
          ))}
        </Marks>
        <Plot>
          <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {marks.map((y) => (
              <GridLine key={y} x1="0" x2="100" y1={y} y2={y} />
            ))}
            <Steps points={rankSteps(days)} />
          </Drawing>
        </Plot>
        <Ticks>
          <span>{format.day(first.day)}</span>
          <span>{format.day(last.day)}</span>
        </Ticks>
      </Chart>
      <DataTable
        summary={t('table')}
        title={t('ranks.tableLabel')}
        columns={[t('ranks.day'), t('board.rank')]}
        rows={days
          .toReversed()
          .map(({ day, rank }) => ({ key: day, name: format.day(day), values: [format.number(rank)] }))}
      />
    </>
  );
}

const Steps = styled.polyline`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const OpenButton = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-width: 32px;
  min-height: ${measure.target};
  margin-inline: -${space[4]};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: ${fontSize.medium};
  font-weight: 500;
  color: ${color.accent};
  cursor: pointer;
`;
