import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface OpenEndpoints {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, open: boolean) => void;
}

/** Which endpoints are open; the one that the address names is, and is brought into view. */
export function useOpenEndpoints(): OpenEndpoints {
  const named = nameIn(useLocation().hash);
  const [followed, setFollowed] = useState(named);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([named]));

  if (named !== followed) {
    setFollowed(named);
    setOpen(new Set([...open, named]));
  }

  useEffect(() => {
    const place = named ? document.getElementById(named) : null;
    place?.scrollIntoView();
    place?.querySelector('summary')?.focus({ preventScroll: true });
  }, [named]);

  return {
    isOpen: (id) => open.has(id),
    setOpen: (id, isOpen) => setOpen(new Set([...[...open].filter((known) => known !== id), ...(isOpen ? [id] : [])])),
  };
}

/** Browsers write braces and spaces of a place in their own way. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
