import { createContext, useContext } from 'react';

/** The signed-in user, provided by the route. */
export interface Maker {
  id: string;
  is_admin: boolean;
}

export const MakerContext = createContext<Maker | undefined>(undefined);

export function useMaker(): Maker {
  const maker = useContext(MakerContext);
  if (!maker) throw new Error('useMaker needs a signed-in user');
  return maker;
}
