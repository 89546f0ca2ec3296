import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/text.js';
import { Close, PageScrollLock, Sheet, TitleLine } from './dialog.styles.js';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** The dialog has input that Escape must not discard. */
  isLocked?: boolean;
  /** For pictures, which use all available space. */
  isWide?: boolean;
  /** `top` for content that grows while the user types: its top edge stays, and on phones it fills the window. */
  place?: 'centre' | 'top';
  children: ReactNode;
}

/**
 * A modal dialog, the browser's own: it traps the focus, makes the page inert, and returns the focus afterwards. The
 * focus starts at `data-first-focus`, otherwise at the first control.
 */
export function Dialog({
  title,
  onClose,
  isLocked = false,
  isWide = false,
  place = 'centre',
  children,
}: DialogProps): ReactNode {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();

  // A layout effect: it is undone while the element is still mounted, which returns the focus.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => dialog?.close();
  }, []);

  function handleCancel(event: SyntheticEvent): void {
    if (event.target !== sheet.current) return;
    event.preventDefault();
    if (!isLocked) onClose();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isLocked && event.key === 'Escape') event.preventDefault();
  }

  return (
    <Sheet
      ref={sheet}
      $wide={isWide}
      $place={place}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <PageScrollLock />
      <TitleLine>
        <Heading id={id}>{title}</Heading>
        {!isLocked && (
          <Close type="button" aria-label={t('ui.dismiss')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Close>
        )}
      </TitleLine>
      {children}
    </Sheet>
  );
}
