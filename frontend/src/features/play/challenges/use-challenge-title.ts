import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { useTranslation } from 'react-i18next';

/** Names a challenge: who challenges whom, from the view of the reader. */
export function useChallengeTitle(): (
  challenge: Pick<Challenge, 'challenger' | 'opponent' | 'run'>,
  readerId: string | undefined,
) => string {
  const { t } = useTranslation('runs');
  return ({ challenger, opponent, run }, readerId) => {
    const game = run.gameName;
    const name = challenger.username;
    if (challenger.id === readerId) {
      return opponent
        ? t('challenge.ownTitleTo', { opponent: opponent.username, game })
        : t('challenge.ownTitle', { game });
    }
    return opponent && opponent.id !== readerId
      ? t('challenge.titleOf', { name, opponent: opponent.username, game })
      : t('challenge.title', { name, game });
  };
}
