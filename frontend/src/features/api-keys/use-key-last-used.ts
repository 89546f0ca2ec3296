import { useEffect } from 'react';
import { useApiKey } from './api/api-key.js';

/** The server notes the uses of all keys together, every five seconds. */
const NOTED_MS = 6_000;

/** Reads the key's last use again when a score has come in and the server has had the time to note it. */
export function useKeyLastUsed(scoreId: number | undefined): void {
  const { reload } = useApiKey();
  useEffect(() => {
    if (scoreId === undefined) return;
    const timer = setTimeout(() => void reload(), NOTED_MS);
    return () => clearTimeout(timer);
  }, [scoreId, reload]);
}
