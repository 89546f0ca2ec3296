import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, type ButtonTone } from './button.js';
import { VisuallyHidden } from '../visually-hidden.js';

interface ExternalButtonProps {
  /** A user-entered address: `rel` keeps search engines from endorsing it. */
  href: string;
  tone?: ButtonTone;
  /** The accessible name, which makes sense out of context. */
  about?: string;
  children: ReactNode;
}

/** A button that opens another site in a new tab. */
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
