import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface OpenEndpoints {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, open: boolean) => void;
}

/** The open endpoints; the one in the address is opened and scrolled into view. */
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

/** Browsers encode braces and spaces in fragments differently. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
