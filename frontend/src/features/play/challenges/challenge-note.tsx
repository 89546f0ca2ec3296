import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Text } from '#ui/text.js';
import { ChallengeEnd } from './challenge-end.js';

/** For which challenge a race counts, and how long. */
export function ChallengeNote({ challenge }: { challenge: Challenge }): ReactNode {
  const { t } = useTranslation('runs');
  const { id, challenger, over } = challenge;
  return (
    <Text $below={16} $muted>
      {t(over ? 'challenge.overNote' : 'challenge.note')} <ChallengeEnd challenge={challenge} />{' '}
      <Link to={paths.challenge(id)}>{t('challenge.here', { name: challenger.username })}</Link>
    </Text>
  );
}
