import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ChallengePage } from '#features/play/challenges/challenge-page.js';
import { QueryProvider } from '#shared/api/query-provider.js';

/** A challenge to race a recorded run. */
export default function ChallengedPage(): ReactNode {
  const { challenge = '' } = useParams();
  return (
    <QueryProvider>
      <ChallengePage key={challenge} id={challenge} />
    </QueryProvider>
  );
}
