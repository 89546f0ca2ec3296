import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { ButtonLink } from '../button/button.js';
import { Prompt } from './sign-in-prompt.styles.js';

/** Shown to visitors in place of a form; after signing in they return to this page. */
export function SignInPrompt({ text }: { text: string }): ReactNode {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const state: AuthLinkState = { tab: 'login', from: pathname + search + hash };
  return (
    <Prompt>
      <p>{text}</p>
      <ButtonLink to={paths.auth()} state={state} aria-label={`${t('auth.login')}: ${text}`}>
        {t('auth.login')}
      </ButtonLink>
    </Prompt>
  );
}
