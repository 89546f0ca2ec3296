const PREFIX = 'round:';

/** The idempotency key of the score of a round, which therefore counts once. */
export const roundKey = (roundId: string): string => PREFIX + roundId;

export const isRoundKey = (key: string | null): boolean => key?.startsWith(PREFIX) === true;
