import type { AiModel } from '@gamegeek/contracts/models/models.types.js';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../shared/ui/dialog/dialog.js';
import { useToasts } from '../../../../shared/ui/toasts/toast-store.js';
import { useAuthoringText } from '../../use-authoring-text.js';
import { ModelForm } from './model-form.js';

interface ModelDialogProps {
  onCreated: (model: AiModel) => void;
  onClose: () => void;
}

/** A new model, made without leaving the form that wants it. */
export function ModelDialog({ onCreated, onClose }: ModelDialogProps): ReactNode {
  const t = useAuthoringText();
  const showToast = useToasts((state) => state.show);
  return (
    <Dialog title={t('model.dialogTitle')} onClose={onClose}>
      <ModelForm
        draft="model-in-dialog"
        failed={t('model.failedInDialog')}
        onCancel={onClose}
        onCreated={(model) => {
          onCreated(model);
          showToast({ title: t('model.created'), description: t('model.createdText') });
        }}
      />
    </Dialog>
  );
}
