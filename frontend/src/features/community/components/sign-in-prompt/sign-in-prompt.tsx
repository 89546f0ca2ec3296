import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, type AuthLinkState } from '../../../../shared/routing/paths.js';
import { ButtonLink } from '../../../../shared/ui/button/button.js';
import { useCommunityText } from '../../use-community-text.js';
import { Prompt } from './sign-in-prompt.styles.js';

/** What a visitor sees where others take part; after the login they are brought back here. */
export function SignInPrompt({ text }: { text: string }): ReactNode {
  const t = useCommunityText();
  const { pathname, search, hash } = useLocation();
  const state: AuthLinkState = { tab: 'login', from: pathname + search + hash };
  return (
    <Prompt>
      <p>{text}</p>
      <ButtonLink to={paths.auth()} state={state} aria-label={`${t('signIn')}: ${text}`}>
        {t('signIn')}
      </ButtonLink>
    </Prompt>
  );
}
