import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type AuthLinkState, type AuthTab } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { Box, DocsLink, Sign } from './sign-in-needed.styles.js';

/** Shown to visitors; after signing in they return to this page. */
export function SignInNeeded({ from }: { from: string }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const stateFor = (tab: AuthTab): AuthLinkState => ({ tab, from });
  return (
    <Box>
      <Sign>
        <KeyRound size={28} aria-hidden="true" />
      </Sign>
      <Heading as="h1" $above={8} $size="heading">
        {t('signIn.title')}
      </Heading>
      <Text $below={12} $muted $narrow>
        {t('signIn.text')}
      </Text>
      <Row $gap={12} $justify="center">
        <ButtonLink to={paths.auth()} state={stateFor('login')} $tone="accent">
          {t('auth.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth()} state={stateFor('signUp')}>
          {t('signIn.signUp')}
        </ButtonLink>
      </Row>
      <DocsLink to={paths.apiDocumentation()}>{t('signIn.docs')}</DocsLink>
    </Box>
  );
}
