import type { DailyChampion, WeekChampions as Week } from '@gamegeek/contracts/scores/weeks.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { from, space } from '#shared/theme/theme.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading, Text } from '#ui/text.js';
import { useResetClock } from './use-reset-clock.js';
import { ResetCountdown } from './reset-countdown.js';
import { WeekGames, type PlayAction } from './week-games.js';
import { WeekPodium } from './week-podium.js';
import { Cards } from './week-games.styles.js';

const Part = styled.section`
  min-width: 0;
`;

const SkeletonSteps = styled.div`
  display: grid;
  grid-auto-rows: 92px;
  gap: ${space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 250px;
    gap: ${space[16]};
  }
`;

const SkeletonCards = styled(Cards).attrs({ as: 'div' })``;

interface WeekChampionsProps {
  week: Week;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Renders the play button of a game. */
  play: PlayAction;
  /** Refetches the week. */
  onAgain: () => void;
}

/** The champions of a week, or why there are none. */
export function WeekChampions({ week, page, pages, onPage, play, onAgain }: WeekChampionsProps): ReactNode {
  const { t } = useTranslation('weeks');
  if (!week.closed) return <Unclosed endsAt={week.ends_at} onAgain={onAgain} />;
  if (week.global.length === 0) return <StateMessage title={t('quiet')} text={t('quietHint')} />;
  return (
    <Stack $gap={48}>
      <Part aria-labelledby="overall">
        <Heading id="overall">{t('overall')}</Heading>
        <Text $above={4} $below={16} $muted>
          {t('overallHint')}
        </Text>
        <WeekPodium champions={week.global} />
      </Part>
      {week.daily.length > 0 && (
        <Part aria-labelledby="daily">
          <Heading id="daily">{t('daily')}</Heading>
          <Text $above={4} $below={16} $muted>
            {t('dailyHint')}
          </Text>
          <WeekPodium champions={week.daily.map(toStep)} />
        </Part>
      )}
      {week.games.length > 0 && (
        <Part aria-labelledby="by-game">
          <Heading id="by-game">{t('byGame')}</Heading>
          <Text $above={4} $below={16} $muted>
            {t('byGameHint')}
          </Text>
          <WeekGames games={week.games} play={play} />
          <Pager label={t('pager')} page={page} pages={pages} onPage={onPage} />
        </Part>
      )}
    </Stack>
  );
}

const toStep = ({ points, bestScoreId, recorded, ...champion }: DailyChampion) => ({
  ...champion,
  score: points,
  watch: recorded && bestScoreId,
});

function Unclosed({ endsAt, onAgain }: { endsAt: string; onAgain: () => void }): ReactNode {
  const now = useResetClock('week');
  return Date.parse(endsAt) > now ? <Running /> : <Counting onAgain={onAgain} />;
}

function Running(): ReactNode {
  const { t } = useTranslation('weeks');
  return (
    <Panel>
      <PanelTitle>{t('running.title')}</PanelTitle>
      <PanelText>{t('running.text')}</PanelText>
      <Row $above={16} $gap={16} $rowGap={12}>
        <ButtonLink to={paths.weeklyBoard()} $tone="accent">
          {t('running.link')}
        </ButtonLink>
        <ResetCountdown period="week" />
      </Row>
    </Panel>
  );
}

function Counting({ onAgain }: { onAgain: () => void }): ReactNode {
  const { t } = useTranslation('weeks');
  return (
    <Panel>
      <PanelTitle>{t('counting.title')}</PanelTitle>
      <PanelText>{t('counting.text')}</PanelText>
      <Row $above={16} $gap={16} $rowGap={12}>
        <Button onClick={onAgain}>{t('counting.again')}</Button>
      </Row>
    </Panel>
  );
}

/** The size of a podium and the first cards. */
export function WeekSkeleton(): ReactNode {
  const { t } = useTranslation('weeks');
  return (
    <Stack $gap={48} aria-hidden="true">
      <Part>
        <Heading>{t('overall')}</Heading>
        <Text $above={4} $below={16} $muted>
          {t('overallHint')}
        </Text>
        <SkeletonSteps>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} $width="100%" $height="100%" />
          ))}
        </SkeletonSteps>
      </Part>
      <SkeletonCards>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} $width="100%" $height="188px" />
        ))}
      </SkeletonCards>
    </Stack>
  );
}
