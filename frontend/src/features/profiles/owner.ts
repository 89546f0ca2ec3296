import type { OwnUser } from '@gamegeek/contracts/auth/auth.types.js';
import { createContext, useContext } from 'react';
import type { SavedProfile } from './profiles.guards.js';

/** Whose page this is, and what it tells the rest of the site. */
export interface Owner {
  user: OwnUser;
  /** Name or address have changed: the header and the rest of the page follow. */
  onSaved: (saved: SavedProfile) => void;
  /** Asks for another verification mail and says what came of it. */
  onResend: (email: string) => Promise<boolean>;
  /** The account is no more. */
  onDeleted: () => void;
}

export const OwnerContext = createContext<Owner | undefined>(undefined);

export function useOwner(): Owner {
  const owner = useContext(OwnerContext);
  if (!owner) throw new Error('Settings stand only on the page of a signed-in user');
  return owner;
}
