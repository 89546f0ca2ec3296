import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialogs/dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { ModelForm } from './model-form.js';

interface ModelDialogProps {
  onCreated: (model: AiModel) => void;
  onClose: () => void;
}

/** Creates a model without leaving the game form. */
export function ModelDialog({ onCreated, onClose }: ModelDialogProps): ReactNode {
  const { t } = useTranslation('authoring');
  const notify = useNotify();
  return (
    <Dialog title={t('model.dialogTitle')} onClose={onClose}>
      <ModelForm
        draft="model-in-dialog"
        failed={t('model.failedInDialog')}
        onCancel={onClose}
        onCreated={(model) => {
          onCreated(model);
          notify.done(t('model.created'), t('model.createdText'));
        }}
      />
    </Dialog>
  );
}
