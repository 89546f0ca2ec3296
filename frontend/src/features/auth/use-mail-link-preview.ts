import type { MailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { useEffect, useRef, useState } from 'react';
import { previewMailLink } from './api/mail-link.js';

interface Preview {
  /** Undefined until loaded. */
  preview: MailLinkPreview | undefined;
  failure: unknown;
  retry: () => void;
}

/** Previews an email link, once per token however often React runs the effect. */
export function useMailLinkPreview(token: string, onFailed?: (failure: unknown) => void): Preview {
  const [preview, setPreview] = useState<MailLinkPreview>();
  const [failure, setFailure] = useState<unknown>();
  const requested = useRef<string>(undefined);

  async function look(): Promise<void> {
    try {
      setPreview(await previewMailLink(token));
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
