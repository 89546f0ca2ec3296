import type { ReactNode } from 'react';
import { DevelopersBlock } from './developers-block.js';
import { PlayersBlock } from './players-block.js';
import { Sections } from './home-sections.styles.js';

/** The sections for developers and players. */
export function HomeReaders(): ReactNode {
  return (
    <Sections>
      <DevelopersBlock />
      <PlayersBlock />
    </Sections>
  );
}
