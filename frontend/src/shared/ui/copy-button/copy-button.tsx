import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** The confirmation of SPEC section 9. */
const COPIED_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** What the button says; what it has done is said for two seconds. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps): ReactNode {
  const { t } = useTranslation();
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function handleCopy(): Promise<void> {
    // A browser that forbids it says so by doing nothing: the text stands beside the button.
    await navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
      () => undefined,
    );
  }

  return (
    <>
      <Button onClick={() => void handleCopy()}>
        {isCopied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
        {isCopied ? t('common.copied') : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && t('common.copied')}</VisuallyHidden>
    </>
  );
}
