import type { ReactNode } from 'react';
import { PlayNow } from '#features/games/components/play-now.js';
import { Sections } from '#features/home/components/home-sections.styles.js';
import { QueryProvider } from '#shared/api/query-provider.js';

/** Hosted games, directly below the hero. */
export function HomePlay(): ReactNode {
  return (
    <QueryProvider>
      <Sections>
        <PlayNow />
      </Sections>
    </QueryProvider>
  );
}
