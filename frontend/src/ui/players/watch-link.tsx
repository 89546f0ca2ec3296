import { CirclePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, measure, space } from '#shared/theme/theme.js';

interface WatchLinkProps {
  scoreId: number;
  /** Whose run it is, or in which game; for the accessible name. */
  of: { name: string } | { game: string };
}

/** Leads to the recording of a score; on narrow screens only an icon. */
export function WatchLink({ scoreId, of }: WatchLinkProps): ReactNode {
  const { t } = useTranslation('runs');
  const label = 'name' in of ? t('watchOf', of) : t('watchIn', of);
  return (
    <Watch to={paths.run(String(scoreId))} aria-label={label} title={label}>
      <CirclePlay size={18} aria-hidden="true" />
      <span>{t('watch')}</span>
    </Watch>
  );
}

const Watch = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-width: 32px;
  min-height: ${measure.target};
  margin-inline: -${space[4]};
  font-size: ${fontSize.medium};
  font-weight: 500;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > span {
    display: none;
  }
  @container (min-width: 34rem) {
    margin-inline: 0;
    > span {
      display: inline;
    }
  }
`;
