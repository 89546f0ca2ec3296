import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { color, radius, space } from '#shared/theme/theme.js';
import { ButtonLink } from './buttons/button.js';

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

const Prompt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  p {
    margin: 0;
  }
`;
