import { useRef, useState } from 'react';

interface Sending {
  isSending: boolean;
  /** False while a request is pending. */
  begin: () => boolean;
  end: () => void;
}

/**
 * Allows one request at a time. Presses before the button is visibly disabled are ignored, and a success is not sent again
 * while the next page loads; forms that stay open call `end`.
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
