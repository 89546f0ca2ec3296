import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';

const RulesText = lazyPart(() => import('./rules-text.js'), 'RulesText');

/** Below the board of an arcade game: since when its rules hold. Its texts are loaded for these boards only. */
export function RulesNote({ arcadeId }: { arcadeId: string | null | undefined }): ReactNode {
  if (!arcadeId) return null;
  return (
    <Suspense>
      <RulesText arcadeId={arcadeId} />
    </Suspense>
  );
}
