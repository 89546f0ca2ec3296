import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Heading, Text } from '#ui/text.js';
import { dailyOf } from '../daily-of.js';
import { StreakLine } from './streak-line.js';

/** Which daily it is, the streak of the player, and the ways to the days before and after. */
export function DailyHead({ daily, isPast }: { daily: Daily | undefined; isPast: boolean }): ReactNode {
  const { t } = useTranslation('daily');
  const format = useFormat();
  const served = useServedSentence();
  const title = daily && isPast ? t('pastTitle', { number: daily.number }) : (served ?? t('nav.daily'));
  return (
    <Row as="header" $below={16} $gap={16} $rowGap={8} $align="end" $justify="space-between">
      <PageTitle>{title}</PageTitle>
      <div>
        <Eyebrow>{daily ? format.day(daily.day) : ' '}</Eyebrow>
        <Heading as="h1" $above={4} $size="heading">
          {daily && !isPast ? t('heading', { number: daily.number }) : title}
        </Heading>
        {daily && !isPast && <StreakLine daily={daily} />}
        {daily && isPast && (
          <Text $above={4} $muted>
            {daily.gameName}
          </Text>
        )}
      </div>
      {daily && (
        <Row as="nav" $gap={8} aria-label={t('days')}>
          {daily.previous && (
            <ButtonLink to={dailyOf(daily.previous)}>
              <span aria-hidden="true">←</span>
              {format.day(daily.previous)}
            </ButtonLink>
          )}
          {daily.next && (
            <ButtonLink to={dailyOf(daily.next)}>
              {format.day(daily.next)}
              <span aria-hidden="true">→</span>
            </ButtonLink>
          )}
        </Row>
      )}
    </Row>
  );
}
