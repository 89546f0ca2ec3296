import type { ReactNode } from 'react';
import { DevelopersBlock } from '../components/developers-block.js';
import { PlayersBlock } from '../components/players-block.js';
import { Sections } from './home-sections.styles.js';

/** What the site is to those who make games, and to those who play them. */
export function HomeReaders(): ReactNode {
  return (
    <Sections>
      <DevelopersBlock />
      <PlayersBlock />
    </Sections>
  );
}
