import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type AuthLinkState, type AuthTab } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Box, DocsLink, Sign, Text, Title, Actions } from './sign-in-needed.styles.js';

/** Shown to visitors; after signing in they return to this page. */
export function SignInNeeded({ from }: { from: string }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const stateFor = (tab: AuthTab): AuthLinkState => ({ tab, from });
  return (
    <Box>
      <Sign>
        <KeyRound size={28} aria-hidden="true" />
      </Sign>
      <Title>{t('signIn.title')}</Title>
      <Text>{t('signIn.text')}</Text>
      <Actions>
        <ButtonLink to={paths.auth()} state={stateFor('login')} $tone="accent">
          {t('auth.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth()} state={stateFor('signUp')}>
          {t('signIn.signUp')}
        </ButtonLink>
      </Actions>
      <DocsLink to={paths.apiDocumentation()}>{t('signIn.docs')}</DocsLink>
    </Box>
  );
}
