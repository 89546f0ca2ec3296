import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether a page of this site has led here, by a link or a click. The server says so in the head of the document,
 * because it knows where a request comes from. Reloads, restored tabs and the history do not count.
 */
export function useOpenedBySite(): boolean {
  const kind = useNavigationType();
  // Decided once: the next navigation removes the tag.
  const [isOpenedBySite] = useState(() => kind === NavigationType.Push || isDocumentOpenedBySite());
  return isOpenedBySite;
}

function isDocumentOpenedBySite(): boolean {
  if (document.head.querySelector(`meta[name="${OPENED_BY_SITE}"]`) === null) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}
