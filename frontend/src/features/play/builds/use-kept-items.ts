import { useEffect, useRef, useState } from 'react';
import { KeptItemsOfGame } from './kept-items.js';

/** What a build keeps for its player; undefined until it is loaded. */
export function useKeptItems(gameId: number, owner: string | undefined): KeptItemsOfGame | undefined {
  const [kept, setKept] = useState<KeptItemsOfGame>();
  const loading = useRef<Promise<KeptItemsOfGame>>(undefined);
  useEffect(() => {
    if (owner === undefined) return;
    if (loading.current) {
      void loading.current.then((loaded) => loaded.changeOwner(owner));
      return;
    }
    loading.current = KeptItemsOfGame.load(gameId, owner);
    void loading.current.then(setKept);
  }, [gameId, owner]);
  return kept;
}
