import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { useLiveCopy } from '#shared/live/use-live.js';
import { paths } from '#shared/routing/paths.js';
import { color, measure, radius, space } from '#shared/theme/theme.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { meTopic } from './me-topic.js';

/** The dailies that the signed-in user has played in a row: a link to the daily, or part of one. */
export function OwnStreak({ isInLink = false }: { isInLink?: boolean }): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const days = useLiveCopy(meTopic)?.dailyStreak;
  if (days === undefined) return null;
  const text = t('dailyStreak', { days });
  const look = (
    <>
      <Flame size={18} aria-hidden="true" />
      <span aria-hidden="true">{format.number(days)}</span>
    </>
  );
  if (!isInLink) {
    return (
      <StreakLink to={paths.daily()} aria-label={text} title={text}>
        {look}
      </StreakLink>
    );
  }
  return (
    <Streak>
      {look}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Streak>
  );
}

const looks = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  > svg {
    color: ${color.accent};
  }
`;

const Streak = styled.span`
  ${looks}
  margin-left: ${space[12]};
`;

const StreakLink = styled(Link)`
  ${looks}
  min-height: ${measure.target};
  padding-inline: ${space[4]};
  border-radius: ${radius.medium};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
