import { useLocation, useSearchParams } from 'react-router-dom';
import { commentNamedIn } from '@gamegeek/contracts/comments/comment-place.js';

export const GAME_TABS = ['details', 'ai', 'screenshots', 'community'] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** Which part of a game's page is open stands in the address; Details unless it says otherwise, or names a comment. */
export function useGameTab(): [GameTab, (tab: GameTab) => void] {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const unsaid = commentNamedIn(hash) === undefined ? 'details' : 'community';
  const tab = GAME_TABS.find((known) => known === query.get('tab')) ?? unsaid;
  // What a tab keeps in the address (a page of its board, say) is left behind with it.
  return [tab, (next) => setQuery(next === 'details' ? {} : { tab: next }, { preventScrollReset: true })];
}
