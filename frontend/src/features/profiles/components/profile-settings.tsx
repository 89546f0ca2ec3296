import type { ReactNode } from 'react';
import { AccountDeletion } from './account-deletion/account-deletion.js';
import { AccountDetails } from './account-details/account-details.js';
import { OwnData } from './own-data/own-data.js';

export function ProfileSettings(): ReactNode {
  return (
    <>
      <AccountDetails />
      <OwnData />
      <AccountDeletion />
    </>
  );
}
