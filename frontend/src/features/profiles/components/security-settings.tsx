import type { ReactNode } from 'react';
import { ChangePassword } from './change-password.js';
import { LoginHistory } from './login-history/login-history.js';
import { OpenSessions } from './open-sessions/open-sessions.js';
import { TwoFactor } from './two-factor/two-factor.js';

export function SecuritySettings(): ReactNode {
  return (
    <>
      <ChangePassword />
      <TwoFactor />
      <OpenSessions />
      <LoginHistory />
    </>
  );
}
