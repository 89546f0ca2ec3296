import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { createContext, useContext } from 'react';
import type { SavedProfile } from './account.schemas.js';

/** The owner of the page, and callbacks to the rest of the site. */
export interface Owner {
  user: OwnUser;
  /** Name or address have changed: the header and the rest of the page update. */
  onSaved: (saved: SavedProfile) => void;
  /** Requests another verification email and shows the result. */
  onResend: (email: string) => Promise<boolean>;
  /** The account was deleted. */
  onDeleted: () => void;
}

export const OwnerContext = createContext<Owner | undefined>(undefined);

export function useOwner(): Owner {
  const owner = useContext(OwnerContext);
  if (!owner) throw new Error('useOwner needs the page of a signed-in user');
  return owner;
}
