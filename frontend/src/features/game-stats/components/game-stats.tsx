import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { saveFile } from '#shared/download.js';
import { from, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { SelectField } from '#ui/fields/select-field.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Tabs } from '#ui/tabs.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { FIGURES, isQuiet, lastDays, sharesOf, type Figure } from '../figures.js';
import { gameStatsFile, gameStatsQuery, RANGES, type Range } from '../queries.js';
import { DayChart } from './day-chart.js';
import { DayTable } from './day-table.js';
import { PlayShares } from './play-shares.js';
import { ScoreHistogram } from './score-histogram.js';

const MOST_ORIGINS = 8;

interface GameStatsProps {
  gameId: number;
  /** How the main board shows its scores; undefined until it is known. */
  format: BoardFormat | undefined;
  /** What a maker can do while nobody plays. */
  next?: ReactNode;
}

/** What happened in a game on each day, for its makers. */
export function GameStats({ gameId, format, next }: GameStatsProps): ReactNode {
  const { t } = useTranslation('gameStats');
  const errorText = useErrorText();
  const query = useQuery(gameStatsQuery(gameId));
  const [range, setRange] = useState<Range>(28);
  return (
    <Panel aria-labelledby="game-stats" aria-busy={query.isPending}>
      <PanelHead>
        <div>
          <PanelTitle id="game-stats">{t('title')}</PanelTitle>
          <PanelText>{t('intro')}</PanelText>
        </div>
        <SelectField
          label={t('period')}
          value={range}
          onChange={({ target }) => setRange(RANGES.find((one) => String(one) === target.value) ?? range)}
        >
          {RANGES.map((days) => (
            <option key={days} value={days}>
              {t('lastDays', { count: days })}
            </option>
          ))}
        </SelectField>
      </PanelHead>
      <QueryView
        query={query}
        failed={t('failed')}
        reason={errorText}
        pending={<Skeleton $width="100%" $height="320px" />}
      >
        {(days) => <Days gameId={gameId} format={format} days={lastDays(days, range)} range={range} next={next} />}
      </QueryView>
    </Panel>
  );
}

function Days({ gameId, format, days, range, next }: GameStatsProps & { days: GameDay[]; range: Range }): ReactNode {
  const { t } = useTranslation('gameStats');
  const [figure, setFigure] = useState<Figure>('plays');
  if (days.length === 0) return <StateMessage title={t('notCounted')} text={t('notCountedText')} />;
  if (isQuiet(days)) {
    return <StateMessage title={t('quiet', { count: range })} text={t('quietText')} action={next} />;
  }
  return (
    <Stack $gap={24}>
      <div>
        <Tabs
          id="game-stats-figure"
          label={t('picker')}
          look="pills"
          tabs={FIGURES.map((value) => ({ value, text: t(`figures.${value}`) }))}
          value={figure}
          onChange={setFigure}
        >
          <DayChart days={days} figure={figure} />
        </Tabs>
        <Row $gap={16} $justify="space-between" $align="start">
          <DayTable days={days} />
          <SaveDays gameId={gameId} days={days} />
        </Row>
      </div>
      <Parts>
        <ScoreHistogram days={days} format={format} />
        <Stack $gap={24}>
          <PlayShares
            id="play-origins"
            title={t('origins.title')}
            note={t('origins.note')}
            shares={sharesOf(
              days.map(({ origins }) => origins.map(({ origin, plays }) => ({ name: origin, plays }))),
              MOST_ORIGINS,
            )}
            nameOf={(name) => (isNamed(ORIGIN_NAMES, name) ? t(`origins.${name}`) : name)}
          />
          <PlayShares
            id="play-devices"
            title={t('devices.title')}
            shares={sharesOf(
              days.map(({ devices }) => devices.map(({ device, plays }) => ({ name: device, plays }))),
              DEVICE_NAMES.length,
            )}
            nameOf={(name) => (isNamed(DEVICE_NAMES, name) ? t(`devices.${name}`) : name)}
          />
        </Stack>
      </Parts>
    </Stack>
  );
}

const ORIGIN_NAMES = ['site', 'embed', 'page', 'code', 'other', 'unknown'] as const;
const DEVICE_NAMES = ['phone', 'tablet', 'desktop', 'other', 'unknown'] as const;

const isNamed = <N extends string>(names: readonly N[], name: string): name is N =>
  names.some((known) => known === name);

function SaveDays({ gameId, days }: { gameId: number; days: GameDay[] }): ReactNode {
  const { t } = useTranslation('gameStats');
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      saveFile(`game-${gameId}-${first}-${last}.csv`, await gameStatsFile(gameId, { from: first, to: last }));
    } catch (error) {
      notify.failed(error, t('csvFailed'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button $tone="plain" aria-disabled={isSaving} onClick={() => void save()}>
      <Download size={16} aria-hidden="true" />
      {t('csv')}
    </Button>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space[32]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
