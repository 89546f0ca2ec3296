import type { ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { modelsQuery } from '#shared/catalogue/queries.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { VersionForm } from './version-form.js';

interface VersionDialogProps {
  modelId: number;
  onCreated: (version: ModelVersion) => void;
  onClose: () => void;
}

/** Creates a version of the selected model without leaving the game form. */
export function VersionDialog({ modelId, onCreated, onClose }: VersionDialogProps): ReactNode {
  const { t } = useTranslation('authoring');
  const notify = useNotify();
  const model = useQuery(modelsQuery).data?.find(({ id }) => id === modelId);
  return (
    <Dialog title={t('version.dialogTitle')} onClose={onClose}>
      {model && <p>{t('version.ofModel', { name: model.name })}</p>}
      <VersionForm
        draft={`version-of-${modelId}`}
        modelId={modelId}
        isLatest={false}
        onCancel={onClose}
        onCreated={(version) => {
          onCreated(version);
          notify.done(t('version.createdInDialog'));
        }}
      />
    </Dialog>
  );
}
