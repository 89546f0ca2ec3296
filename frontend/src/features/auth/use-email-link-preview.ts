import type { EemailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { useEffect, useRef, useState } from 'react';
import { previewEemailLink } from './api/email-link.js';

interface Preview {
  /** Undefined until loaded. */
  preview: EemailLinkPreview | undefined;
  failure: unknown;
  retry: () => void;
}

/** Previews an email link, once per token however often React runs the effect. */
export function useEemailLinkPreview(token: string, onFailed?: (failure: unknown) => void): Preview {
  const [preview, setPreview] = useState<EemailLinkPreview>();
  const [failure, setFailure] = useState<unknown>();
  const requested = useRef<string>(undefined);

  async function look(): Promise<void> {
    try {
      setPreview(await previewEemailLink(token));
    } catch (error) {
      setFailure(error);
      onFailed?.(error);
    }
  }

  useEffect(() => {
    if (requested.current === token) return;
    requested.current = token;
    void look();
  });

  function retry(): void {
    setFailure(undefined);
    void look();
  }

  return { preview, failure, retry };
}
