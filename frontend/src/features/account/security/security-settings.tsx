import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Text } from '#ui/text.js';
import { ChangePassword } from './change-password.js';
import { LoginHistory } from './login-history.js';
import { OpenSessions } from './open-sessions.js';
import { TwoFactor } from './two-factor.js';

export function SecuritySettings(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <>
      <ChangePassword />
      <TwoFactor />
      <OpenSessions />
      <LoginHistory />
      <Text>
        <Link to={`${paths.apiKey()}#agents`}>{t('agentTokens')}</Link>
      </Text>
    </>
  );
}
