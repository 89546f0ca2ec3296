import type { PortNotice } from '@gamegeek/contracts/play/port-messages.js';
import { useEffect, useRef } from 'react';

interface KnownAchievementsOptions {
  /** Reads the ids of those that the signed-in player has; for games of the arcade. */
  read: (() => Promise<string[]>) | undefined;
  /** Undefined for guests, and until the server has answered. */
  accountId: string | undefined;
  /** Changes with each new frame, which is sent the achievements again. */
  run: number;
  notify: (notice: PortNotice) => void;
}

/** The player's achievements in the game, null until they are known. Sends them to each frame of the game. */
export function useKnownAchievements(options: KnownAchievementsOptions): { readonly current: string[] | null } {
  const { read, accountId, run, notify } = options;
  const known = useRef<string[] | null>(null);
  useEffect(
    () => () => {
      if (known.current === null) return;
      known.current = null;
      notify({ type: 'achievements', achievements: null });
    },
    [accountId, notify],
  );
  useEffect(() => {
    if (!read || accountId === undefined) return;
    let isCurrent = true;
    const send = (achievements: string[]) => {
      if (!isCurrent) return;
      known.current = achievements;
      notify({ type: 'achievements', achievements });
    };
    // Without an answer, the game celebrates what the player may have had.
    read().then(send, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [read, accountId, run, notify]);
  return known;
}
