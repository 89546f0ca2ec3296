import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths, type AuthLinkState, type AuthTab } from '#shared/routing/paths.js';
import { color, measure, radius, space } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  max-width: 560px;
  margin: ${space[24]} auto;
  padding: ${space[48]} ${space[16]};
  border-radius: ${radius.large};
  text-align: center;
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  color: ${color.second};
`;

const DocsLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;

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
