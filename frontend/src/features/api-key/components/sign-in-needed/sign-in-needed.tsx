import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths, type AuthLinkState } from '../../../../shared/routing/paths.js';
import { ButtonLink } from '../../../../shared/ui/button/button.js';
import { useApiKeyText } from '../../use-api-key-text.js';
import { Box, Sign, Text, Title } from './sign-in-needed.styles.js';

/** What a visitor sees; after the login they are brought back here. */
export function SignInNeeded({ from }: { from: string }): ReactNode {
  const t = useApiKeyText();
  const state: AuthLinkState = { tab: 'login', from };
  return (
    <Box>
      <Sign>
        <KeyRound size={28} aria-hidden="true" />
      </Sign>
      <Title>{t('signIn.title')}</Title>
      <Text>{t('signIn.text')}</Text>
      <ButtonLink to={paths.auth()} state={state} $tone="accent">
        {t('signIn.login')}
      </ButtonLink>
    </Box>
  );
}
