import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Close, PageStandsStill, Sheet, Title, TitleLine } from './dialog.styles.js';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** There is something in it that must not be lost by an absent-minded Escape. */
  isLocked?: boolean;
  /** For pictures, which want all the room there is. */
  isWide?: boolean;
  /** `top` for what grows while somebody types: its beginning stays where it is, and on a phone it fills the window. */
  place?: 'centre' | 'top';
  children: ReactNode;
}

/**
 * A dialog over the page. The browser's own: it keeps the focus inside, makes the rest of the page inert, and gives the
 * focus back to where it was. It begins at `data-first-focus`, or else at its first control.
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

  // A layout effect, because it is undone while the element still stands: only then is the focus given back.
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
      <PageStandsStill />
      <TitleLine>
        <Title id={id}>{title}</Title>
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
