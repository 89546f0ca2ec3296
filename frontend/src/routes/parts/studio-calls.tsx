import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { ErrorFix } from '#features/developers/components/error-list.js';
import { CallLog } from '#features/studio/calls/call-log.js';
import { TestScore } from '#features/studio/calls/test-score.js';
import { Stack } from '#ui/layout.js';

/** The call log of a game, and a score to try it with. */
export function StudioCalls({ game }: { game: Game }): ReactNode {
  return (
    <Stack $gap={16}>
      <TestScore game={game} />
      <CallLog gameId={game.id} repair={(code) => <ErrorFix code={code} />} />
    </Stack>
  );
}
