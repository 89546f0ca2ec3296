import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ModelDialog } from '../components/model-dialog.js';
import { VersionDialog } from '../components/version-dialog.js';
import { NO_CHOICE } from '../game-values.js';

interface ModelDialogs {
  addModel: () => void;
  addVersion: (modelId: number) => void;
  /** Rendered outside the form, because forms cannot be nested. */
  dialog: ReactNode;
}

/** Adds missing models and versions without leaving the form, and selects them. */
export function useModelDialogs(form: UseFormReturn<GameDto>): ModelDialogs {
  const [open, setOpen] = useState<{ kind: 'model' } | { kind: 'version'; modelId: number }>();
  const close = (): void => setOpen(undefined);
  return {
    addModel: () => setOpen({ kind: 'model' }),
    addVersion: (modelId) => setOpen({ kind: 'version', modelId }),
    dialog: (
      <>
        {open?.kind === 'model' && (
          <ModelDialog
            onClose={close}
            onCreated={({ id }) => {
              form.setValue('ai_model_id', id, { shouldValidate: true });
              form.setValue('model_version_id', NO_CHOICE);
              close();
            }}
          />
        )}
        {open?.kind === 'version' && (
          <VersionDialog
            modelId={open.modelId}
            onClose={close}
            onCreated={({ id }) => {
              form.setValue('model_version_id', id, { shouldValidate: true });
              close();
            }}
          />
        )}
      </>
    ),
  };
}
