import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, type ButtonTone } from './button/button.js';
import { VisuallyHidden } from './visually-hidden.js';

interface ExternalButtonProps {
  /** An address that somebody has entered here: search engines are told not to take it for ours. */
  href: string;
  tone?: ButtonTone;
  /** What the link is about, for those who hear it out of its place. */
  about?: string;
  children: ReactNode;
}

/** A button that leads to another site, in a new tab. */
export function ExternalButton({ href, tone = 'quiet', about, children }: ExternalButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener noreferrer nofollow ugc" $tone={tone}>
      {children}
      <VisuallyHidden>
        {about && ` ${about}`} {t('ui.newTab')}
      </VisuallyHidden>
    </ButtonAnchor>
  );
}
