import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';
import { VisuallyHidden } from '../visually-hidden.js';

/** Duration of the confirmation (docs/product.md, section 9). */
const COPIED_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** The button's label; a confirmation replaces it for two seconds. */
  label: ReactNode;
  /** The browser refuses clipboard access, for example on pages without TLS. */
  onRefused?: () => void;
}

export function CopyButton({ text, label, onRefused }: CopyButtonProps): ReactNode {
  const { t } = useTranslation();
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch {
      // The text beside the button can be selected instead.
      onRefused?.();
    }
  }

  return (
    <>
      <Button onClick={() => void handleCopy()}>
        {isCopied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
        {isCopied ? t('ui.copied') : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && t('ui.copied')}</VisuallyHidden>
    </>
  );
}
