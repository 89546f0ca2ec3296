import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiKeyQuery } from './queries.js';

/** The server records the uses of all keys together, every five seconds. */
const RECORDED_AFTER_MS = 6_000;

/** Refetches the last use after a score has arrived and the server has recorded it. */
export function useKeyLastUsed(scoreId: number | undefined): void {
  const { refetch } = useQuery(apiKeyQuery);
  useEffect(() => {
    if (scoreId === undefined) return;
    const timer = setTimeout(() => void refetch(), RECORDED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scoreId, refetch]);
}
