import type { ReactNode } from 'react';
import { QueryProvider } from '../../../shared/api/query-provider.js';
import { PlayNow } from '../../games/index.js';
import { Sections } from './home-sections.styles.js';

/** What can be played at once, directly under the welcome. */
export function HomePlay(): ReactNode {
  return (
    <QueryProvider>
      <Sections>
        <PlayNow />
      </Sections>
    </QueryProvider>
  );
}
