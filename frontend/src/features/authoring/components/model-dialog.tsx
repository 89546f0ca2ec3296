import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { ModelForm } from './model-form.js';

interface ModelDialogProps {
  onCreated: (model: AiModel) => void;
  onClose: () => void;
}

/** Creates a model without leaving the game form. */
export function ModelDialog({ onCreated, onClose }: ModelDialogProps): ReactNode {
  const { t } = useTranslation('authoring');
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
