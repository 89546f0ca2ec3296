import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';

/** Loaded only for signed-in users. */
const OwnStreak = lazyPart<'OwnStreak', { isInLink?: boolean }>(
  () => import('#routes/parts/header-parts.js'),
  'OwnStreak',
  'players',
);

/** The dailies that the user has played in a row, once known. */
export function DailyStreak({ isInLink = false }: { isInLink?: boolean }): ReactNode {
  return (
    <Suspense fallback={null}>
      <OwnStreak isInLink={isInLink} />
    </Suspense>
  );
}
