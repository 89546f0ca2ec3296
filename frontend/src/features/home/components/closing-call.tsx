import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Text } from '#ui/text.js';
import { Already, Block, Title } from './closing-call.styles.js';

const signUpTab: AuthLinkState = { tab: 'signUp' };
const loginTab: AuthLinkState = { tab: 'login' };

/** The end of the home page: invites visitors to join, members to continue. */
export function ClosingCall({ username }: { username: string | undefined }): ReactNode {
  const { t } = useTranslation();
  if (username !== undefined) {
    return (
      <Block>
        <Mascot height={66} />
        <Title>{t('home.call.welcomeBack', { name: username })}</Title>
        <Text $above={12} $muted $narrow>
          {t('home.call.continueText')}
        </Text>
        <Row $above={24} $gap={12} $justify="center">
          <ButtonLink to={paths.games()} $tone="accent">
            {t('ui.browseGames')}
          </ButtonLink>
        </Row>
      </Block>
    );
  }
  return (
    <Block>
      <Mascot height={66} />
      <Title>{t('home.call.title')}</Title>
      <Text $above={12} $muted $narrow>
        {t('home.call.text')}
      </Text>
      <Row $above={24} $gap={12} $justify="center">
        <ButtonLink to={paths.auth()} state={signUpTab} $tone="accent">
          {t('home.call.signUp')}
        </ButtonLink>
        <ButtonLink to={paths.auth()} state={loginTab}>
          {t('auth.login')}
        </ButtonLink>
      </Row>
      <Already>
        {t('home.call.already')}{' '}
        <Link to={paths.auth()} state={loginTab}>
          {t('auth.login')}
        </Link>
      </Already>
    </Block>
  );
}
