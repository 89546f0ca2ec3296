import type { ReactNode } from 'react';
import { Button } from '../buttons/button.js';
import { Dialog } from './dialog.js';
import { DialogActions } from './dialog.styles.js';
import { ErrorText } from '../fields/text-field.styles.js';

interface ConfirmDialogProps {
  title: string;
  /** The consequences. */
  children: ReactNode;
  cancelText: string;
  confirmText: string;
  tone?: 'danger' | 'accent';
  /** The action is under way: further presses are ignored. */
  isPending?: boolean;
  /** Why the action failed. */
  error?: string | undefined;
  /** A further button, before that of the action. */
  alternative?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. The focus starts at the button that does nothing. */
export function ConfirmDialog({
  title,
  children,
  cancelText,
  confirmText,
  tone = 'danger',
  isPending = false,
  error,
  alternative,
  onConfirm,
  onClose,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {error !== undefined && <ErrorText role="alert">{error}</ErrorText>}
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {cancelText}
        </Button>
        {alternative}
        <Button $tone={tone} aria-disabled={isPending} onClick={() => isPending || onConfirm()}>
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
