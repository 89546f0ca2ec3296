import type { ReactNode } from 'react';
import { AccountDeletion } from './account-deletion.js';
import { AccountDetails } from './account-details.js';
import { OwnData } from './own-data.js';

export function ProfileSettings(): ReactNode {
  return (
    <>
      <AccountDetails />
      <OwnData />
      <AccountDeletion />
    </>
  );
}
