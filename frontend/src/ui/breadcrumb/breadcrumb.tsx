import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Step, StepLink, Trail } from './breadcrumb.styles.js';

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
