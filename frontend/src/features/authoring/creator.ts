import { createContext, useContext } from 'react';

/** The signed-in user, provided by the route. */
export interface Creator {
  id: string;
  is_admin: boolean;
}

export const CreatorContext = createContext<Creator | undefined>(undefined);

export function useCreator(): Creator {
  const creator = useContext(CreatorContext);
  if (!creator) throw new Error('useCreator needs a signed-in user');
  return creator;
}
