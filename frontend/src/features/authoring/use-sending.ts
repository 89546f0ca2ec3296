import { useRef, useState } from 'react';

interface Sending {
  isSending: boolean;
  /** False when something is on its way already. */
  begin: () => boolean;
  end: () => void;
}

/**
 * One thing on its way at a time. A press that comes before the button is seen to be disabled does nothing, and what has
 * arrived is not sent again while the next page loads: who stays on the page says `end`.
 */
export function useSending(): Sending {
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    begin: () => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSending(true);
      return true;
    },
    end: () => {
      isBusy.current = false;
      setSending(false);
    },
  };
}
