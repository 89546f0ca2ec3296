import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureToast } from '../use-failure.js';
import { Actions, Form } from '../components/form.styles.js';
import { ModelDialog } from '../components/model-dialog.js';
import { VersionDialog } from '../components/version-dialog.js';
import { AboutFields } from './about-fields.js';
import { GAME_FIELDS, gameDraftSchema, isPlayField, newConflicts, NO_CHOICE } from '../game-values.js';
import { LinkFields } from './link-fields.js';
import { MadeFields } from './made-fields.js';
import { PictureFields } from './picture-fields.js';
import { PlayFields } from './play-fields.js';
import { useFollowingSettings } from '../use-following-settings.js';

interface GameFormProps {
  title: string;
  /** The game, if it exists. */
  gameId?: number;
  /** The key of the draft. */
  draft: string;
  start: GameDto;
  isNew?: boolean;
  submitText: string;
  /** The message after a failure. */
  failed: string;
  save: (values: GameDto) => Promise<Game>;
  onSaved: (game: Game) => void;
}

/** The form for new and existing games (docs/product.md, sections 4 and 5). */
export function GameForm(props: GameFormProps): ReactNode {
  const { title, gameId, draft: name, start, isNew = false, submitText, failed, save, onSaved } = props;
  const { t } = useTranslation('authoring');
  const stored = useStoredDraft(name, gameDraftSchema);
  const failureToast = useFailureToast();
  const [dialog, setDialog] = useState<{ kind: 'model' } | { kind: 'version'; modelId: number }>();
  const playDisclosure = useRef<HTMLDetailsElement>(null);
  const form = useDtoForm(GameDto, {
    // A draft may predate some of the fields.
    defaultValues: { ...start, ...stored },
    fields: GAME_FIELDS,
    check: (values) => newConflicts(values, start),
    // Fields in a closed disclosure are invisible and cannot be focused.
    onWrong: (names) => {
      if (playDisclosure.current && names.some(isPlayField)) playDisclosure.current.open = true;
    },
    send: async (values) => {
      const game = await save(values);
      draft.finish();
      onSaved(game);
    },
    leaves: true,
    onError: (error) => failureToast(failed, error),
  });
  useFollowingSettings(form, isNew);
  const draft = useDraft(form, name, start, stored);

  const closeDialog = (): void => setDialog(undefined);

  return (
    <>
      <Form {...form.attributes} aria-label={title}>
        {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
        <AboutFields form={form} />
        <MadeFields
          form={form}
          onAddModel={() => setDialog({ kind: 'model' })}
          onAddVersion={(modelId) => setDialog({ kind: 'version', modelId })}
        />
        <PictureFields form={form} gameId={gameId} />
        <LinkFields form={form} />
        <PlayFields form={form} disclosure={playDisclosure} />
        <Actions>
          <SubmitButton form={form} sending={t('ui.sending')}>
            {submitText}
          </SubmitButton>
        </Actions>
      </Form>
      {/* Outside the form, because forms cannot be nested. */}
      {dialog?.kind === 'model' && (
        <ModelDialog
          onClose={closeDialog}
          onCreated={({ id }) => {
            form.setValue('ai_model_id', id, { shouldValidate: true });
            form.setValue('model_version_id', NO_CHOICE);
            closeDialog();
          }}
        />
      )}
      {dialog?.kind === 'version' && (
        <VersionDialog
          modelId={dialog.modelId}
          onClose={closeDialog}
          onCreated={({ id }) => {
            form.setValue('model_version_id', id, { shouldValidate: true });
            closeDialog();
          }}
        />
      )}
    </>
  );
}
