import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  above: readonly { to: string; text: string }[];
  /** This page. */
  here: string;
}

/** The path from the home page to this page. */
export function Breadcrumb({ above, here }: BreadcrumbProps): ReactNode {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <Trail>
        {above.map(({ to, text }) => (
          <Step key={to}>
            <StepLink to={to}>{text}</StepLink>
          </Step>
        ))}
        <Step aria-current="page">{here}</Step>
      </Trail>
    </nav>
  );
}

/** Wraps on narrow phones. */
const Trail = styled.ol`
  margin: 0 0 ${space[12]};
  padding: ${space[8]} 0;
  list-style: none;
  font-size: ${fontSize.medium};
  line-height: 1.6;
  color: ${color.textMuted};
`;

const Step = styled.li`
  display: inline;
  overflow-wrap: anywhere;
  &:not(:first-child)::before {
    content: '/';
    /* Decorative: screen readers announce the list anyway. */
    content: '/' / '';
    margin-inline: ${space[8]};
    color: ${color.lineStrong};
  }
`;

/* High enough for a finger without spreading the lines. */
const StepLink = styled(Link)`
  padding-block: ${space[12]};
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
