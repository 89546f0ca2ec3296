import type { EmailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { useEffect, useRef, useState } from 'react';
import { previewEmailLink } from './auth-api.js';

interface Preview {
  /** Undefined until loaded. */
  preview: EmailLinkPreview | undefined;
  failure: unknown;
  retry: () => void;
}

/** Previews an email link, once per token however often React runs the effect. */
export function useEmailLinkPreview(token: string, onFailed?: (failure: unknown) => void): Preview {
  const [preview, setPreview] = useState<EmailLinkPreview>();
  const [failure, setFailure] = useState<unknown>();
  const requested = useRef<string>(undefined);

  async function look(): Promise<void> {
    try {
      setPreview(await previewEmailLink(token));
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
