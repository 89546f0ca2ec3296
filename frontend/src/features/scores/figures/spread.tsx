import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardSpread } from '@gamegeek/contracts/boards/spread.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { fontSize, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { BarChart } from '#ui/chart/bar-chart.js';
import { DataTable } from '#ui/chart/data-table.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { BoardSelect } from '../boards/board-select.js';
import { boardsQuery } from '../boards/queries.js';
import { getLeaderboard } from '../queries.js';
import { spreadQuery } from './queries.js';

interface SpreadProps {
  gameId: number;
  ownId: string | undefined;
}

/** How the bests of all players of a board are spread, and where the own one is among them; asked for when opened. */
export function SpreadPanel(props: SpreadProps): ReactNode {
  const { t } = useTranslation('boards');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel aria-labelledby="spread">
      <Row $gap={12} $justify="space-between">
        <PanelTitle id="spread">{t('spread.title')}</PanelTitle>
        <Button aria-expanded={isOpen} aria-labelledby="spread-toggle spread" onClick={() => setOpen(!isOpen)}>
          <ChevronDown size={16} aria-hidden="true" style={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
          <span id="spread-toggle">{t(isOpen ? 'spread.hide' : 'spread.show')}</span>
        </Button>
      </Row>
      {isOpen && <Spread {...props} />}
    </Panel>
  );
}

function Spread({ gameId, ownId }: SpreadProps): ReactNode {
  const { t } = useTranslation('boards');
  const errorText = useErrorText();
  const [slug, setSlug] = useState<string>();
  const boards = useQuery(boardsQuery(gameId)).data;
  const query = useQuery(spreadQuery(gameId, slug ?? MAIN_BOARD));
  return (
    <Stack $gap={12} $above={16}>
      {boards && boards.length > 1 && <BoardSelect boards={boards} slug={slug} onPick={setSlug} />}
      <QueryView
        query={query}
        failed={t('spread.failed')}
        reason={errorText}
        pending={<Skeleton $width="100%" $height="280px" />}
      >
        {(spread) =>
          spread.players === 0 ? (
            <PanelText>{t('spread.empty')}</PanelText>
          ) : (
            <Figures spread={spread} gameId={gameId} slug={slug} ownId={ownId} />
          )
        }
      </QueryView>
    </Stack>
  );
}

interface FiguresProps extends SpreadProps {
  spread: BoardSpread;
  slug: string | undefined;
}

function Figures({ spread, gameId, slug, ownId }: FiguresProps): ReactNode {
  const { t } = useTranslation('boards');
  const format = useFormat();
  const showValue = useValueFormat();
  const show = (value: number) => showValue(value, spread.format);
  const { players, shares, bars } = spread;
  const [worst, best] = [bars[0], bars.at(-1)];
  const isLower = spread.format?.direction === 'asc';
  const nameOf = ({ from, to }: { from: number; to: number }) =>
    from === to ? show(from) : t('spread.range', { from: show(from), to: show(to) });
  const [low, high] = [worst && (isLower ? worst.to : worst.from), best && (isLower ? best.from : best.to)];
  return (
    <>
      {ownId !== undefined && <OwnPlace gameId={gameId} slug={slug} ownId={ownId} show={show} />}
      <Shares>
        {shares.map(({ share, value }) => (
          <div key={share}>
            <dt>{t(isLower ? 'spread.shareLower' : 'spread.share', { share: format.percent(share) })}</dt>
            <dd>{show(value)}</dd>
          </div>
        ))}
      </Shares>
      {low !== undefined && high !== undefined && bars.length > 1 && (
        <>
          <PanelText>{t('spread.note')}</PanelText>
          <BarChart
            label={t('spread.chart', { count: players, from: show(low), to: show(high) })}
            bars={bars.map((bar) => ({ key: String(bar.from), value: bar.players }))}
            formatMark={format.number}
            ticks={[show(low), show(high)]}
          />
          <DataTable
            summary={t('table')}
            title={t('spread.title')}
            columns={[t('spread.values'), t('spread.players')]}
            rows={bars.map((bar) => ({
              key: String(bar.from),
              name: nameOf(bar),
              values: [format.number(bar.players)],
            }))}
          />
        </>
      )}
    </>
  );
}

interface OwnPlaceProps {
  gameId: number;
  slug: string | undefined;
  ownId: string;
  show: (value: number) => string;
}

function OwnPlace({ gameId, slug, ownId, show }: OwnPlaceProps): ReactNode {
  const { t } = useTranslation('boards');
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['/api/leaderboard', gameId, slug, 'place', ownId],
    queryFn: ({ signal }) => getLeaderboard({ scope: gameId, slug, period: 'all', around: ownId, limit: 1 }, signal),
  });
  const own = data?.entries.find(({ userId }) => userId === ownId);
  if (!data || !own) return null;
  const share = Math.max(1, Math.ceil((own.rank / data.total) * 100));
  // Everybody is among all.
  if (share >= 100) return null;
  return <Text $strong>{t('spread.own', { value: show(own.score), share: format.percent(share) })}</Text>;
}

const Shares = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[12]};
  margin: 0;
  dt {
    font-size: ${fontSize.medium};
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
