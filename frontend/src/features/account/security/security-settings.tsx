import type { ReactNode } from 'react';
import { ChangePassword } from './change-password.js';
import { LoginHistory } from './login-history.js';
import { OpenSessions } from './open-sessions.js';
import { TwoFactor } from './two-factor.js';

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
