import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { DailyHead } from '#features/daily/components/daily-head.js';
import { dailyQuery } from '#features/daily/queries.js';
import { useMonthName } from '#features/daily/use-month-name.js';
import { DailyBoard } from '#features/scores/daily/daily-board.js';
import { DailyMonth } from '#features/scores/daily/daily-month.js';
import { isNotFound } from '#shared/api/api-error.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { from, space } from '#shared/theme/theme.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { LoadError } from '#ui/load-error.js';
import { PageMessage } from '#ui/page/page-message.js';
import { Panel, PanelText } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { useQuery } from '@tanstack/react-query';

/** The page of a past day needs no stage. */
const DailyStage = lazyPart(() => import('./parts/daily-stage.js'), 'DailyStage', 'games', 'play');
const DailyState = lazyPart(() => import('#features/daily/components/daily-state.js'), 'DailyState');

/** The stage beside the board, or above it on phones. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

/** The daily of today, or a past one. */
export default function DailyPage(): ReactNode {
  const day = useSearchParams()[0].get('day') ?? undefined;
  return (
    <QueryProvider>
      <AnyDaily key={day} day={day} />
    </QueryProvider>
  );
}

function AnyDaily({ day }: { day: string | undefined }): ReactNode {
  const { t } = useTranslation('daily');
  const monthName = useMonthName();
  const errorText = useErrorText();
  const reader = useReader();
  const query = useQuery(dailyQuery(day, reader.id));
  // Signing in resets the cache; a page with a running game keeps its data until the refetch.
  const [known, setKnown] = useState(query.data);
  if (query.data && query.data !== known) setKnown(query.data);
  const daily = query.data ?? known;
  // A run that has begun goes on after midnight.
  const isPast = day !== undefined && daily?.over !== false;

  if (!daily && isNotFound(query.error)) return <NoDaily isToday={day === undefined} />;
  if (!daily && query.error) return <LoadError title={errorText(query.error)} onRetry={() => void query.refetch()} />;
  const refresh = async () => (await query.refetch({ cancelRefetch: false })).data;
  return (
    <div aria-busy={!daily}>
      <DailyHead daily={daily} isPast={isPast} />
      <Stack $gap={32}>
        {daily ? (
          <Columns>
            <Stack $gap={16}>
              {daily.over && !isPast && <DayIsOver />}
              <Suspense fallback={<Skeleton $width="100%" $height="560px" />}>
                <DailyState daily={daily} isPast={isPast} isGuest={reader.id === undefined && !reader.isAwaited} />
                {!isPast && <DailyStage daily={daily} refresh={refresh} />}
              </Suspense>
            </Stack>
            <DailyBoard
              day={daily.day}
              title={t('board')}
              empty={t('boardEmpty')}
              arcadeId={daily.arcadeId}
              ownId={reader.id}
              canWatch={daily.played || daily.over}
            />
          </Columns>
        ) : (
          <Columns>
            <Skeleton $width="100%" $height="560px" />
            <Skeleton $width="100%" $height="320px" />
          </Columns>
        )}
        {daily && (
          <DailyMonth
            month={daily.day.slice(0, 7)}
            title={t('month.title', { month: monthName(daily.day) })}
            hint={t('month.hint')}
            points={t('month.points')}
            empty={t('month.empty')}
            ownId={reader.id}
          />
        )}
      </Stack>
    </div>
  );
}

/** The page was open at midnight. */
function DayIsOver(): ReactNode {
  const { t } = useTranslation('daily');
  return (
    <Panel role="status">
      <PanelText>{t('over.text')}</PanelText>
      <Row $above={12}>
        <ButtonAnchor href={paths.daily()} $tone="accent">
          {t('over.link')}
        </ButtonAnchor>
      </Row>
    </Panel>
  );
}

function NoDaily({ isToday }: { isToday: boolean }): ReactNode {
  const { t } = useTranslation('daily');
  return (
    <PageMessage
      title={t('none.title')}
      text={t(isToday ? 'none.today' : 'none.text')}
      action={
        isToday ? (
          <ButtonLink to={paths.games()}>{t('none.games')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.daily()} $tone="accent">
            {t('none.link')}
          </ButtonLink>
        )
      }
    />
  );
}
