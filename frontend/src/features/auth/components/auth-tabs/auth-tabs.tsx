import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthTab } from '../../../../shared/routing/paths.js';
import { Tabs } from '../../../../shared/ui/tabs/tabs.js';
import { LoginForm } from '../login-form/login-form.js';
import { RegisterForm } from '../register-form/register-form.js';

/** Login and Sign Up, opened at the one the visitor asked for. */
export function AuthTabs({ initialTab }: { initialTab: AuthTab }): ReactNode {
  const { t } = useTranslation();
  const [tab, setTab] = useState(initialTab);
  return (
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
  );
}
