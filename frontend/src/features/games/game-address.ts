import { useLocation, useSearchParams } from 'react-router-dom';
import { commentNamedIn } from '@gamegeek/contracts/comments/comment-place.js';

export const GAME_TABS = ['details', 'ai', 'screenshots', 'community'] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** The open tab of a game's page from the address; Details by default, Community with a linked comment. */
export function useGameTab(): [GameTab, (tab: GameTab) => void] {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const defaultTab = commentNamedIn(hash) === undefined ? 'details' : 'community';
  const tab = GAME_TABS.find((known) => known === query.get('tab')) ?? defaultTab;
  // Other parameters belong to the previous tab.
  return [tab, (next) => setQuery(next === 'details' ? {} : { tab: next }, { preventScrollReset: true })];
}
