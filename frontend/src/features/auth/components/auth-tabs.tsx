import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { authReasonOf, authTabOf } from '#shared/routing/paths.js';
import { Tabs } from '#ui/tabs.js';
import { Note } from './form.styles.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';

/** Login and Sign Up, opened at the requested tab; shows the reason after a redirect. */
export function AuthTabs({ state }: { state: unknown }): ReactNode {
  const { t } = useTranslation();
  const [tab, setTab] = useState(authTabOf(state));
  const reason = authReasonOf(state);
  return (
    <>
      {reason && <Note role="status">{t(`auth.reasons.${reason}`)}</Note>}
      <Tabs
        id="auth"
        label={t('auth.tabsLabel')}
        tabs={[
          { value: 'login', text: t('auth.login') },
          { value: 'signUp', text: t('auth.signUp') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'login' ? <LoginForm /> : <RegisterForm />}
      </Tabs>
    </>
  );
}
