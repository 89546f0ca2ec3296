import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureToast } from '../use-failure.js';
import { useSending } from '../use-sending.js';
import { Actions, Form } from '../components/form.styles.js';
import { ModelDialog } from '../components/model-dialog.js';
import { VersionDialog } from '../components/version-dialog.js';
import { AboutFields } from './about-fields.js';
import { gameResolver } from '../game-resolver.js';
import { GAME_FIELDS, gameDraftSchema, isPlayField, NO_CHOICE } from '../game-values.js';
import { LinkFields } from './link-fields.js';
import { MadeFields } from './made-fields.js';
import { PictureFields } from './picture-fields.js';
import { PlayFields } from './play-fields.js';
import { useFollowingSettings } from '../use-following-settings.js';

interface GameFormProps {
  title: string;
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
  const { title, draft: name, start, isNew = false, submitText, failed, save, onSaved } = props;
  const { t } = useTranslation('authoring');
  const stored = useStoredDraft(name, gameDraftSchema);
  const form = useForm<GameDto, GameDto>({
    ...formOptions,
    resolver: gameResolver,
    context: start,
    // A draft may predate some of the fields.
    defaultValues: { ...start, ...stored },
  });
  useFollowingSettings(form, isNew);
  const draft = useDraft(form, name, start, stored);
  const sending = useSending();
  const failureToast = useFailureToast();
  const [dialog, setDialog] = useState<{ kind: 'model' } | { kind: 'version'; modelId: number }>();

  const playDisclosure = useRef<HTMLDetailsElement>(null);

  /** Fields in a closed disclosure are invisible and cannot be focused. */
  function reveal(refused: object): void {
    if (playDisclosure.current && Object.keys(refused).some(isPlayField)) playDisclosure.current.open = true;
  }

  async function send(values: GameDto): Promise<void> {
    if (!sending.begin()) return;
    try {
      const game = await save(values);
      draft.finish();
      onSaved(game);
    } catch (error) {
      sending.end();
      if (error instanceof ApiError) reveal(error.fields);
      showServerErrors(form, GAME_FIELDS, error);
      failureToast(failed, error);
    }
  }

  function handleSubmit(event: FormEvent): void {
    void form.handleSubmit(send, reveal)(event);
  }

  const closeDialog = (): void => setDialog(undefined);

  return (
    <>
      <Form noValidate aria-label={title} onSubmit={handleSubmit}>
        {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
        <AboutFields form={form} />
        <MadeFields
          form={form}
          onAddModel={() => setDialog({ kind: 'model' })}
          onAddVersion={(modelId) => setDialog({ kind: 'version', modelId })}
        />
        <PictureFields form={form} />
        <LinkFields form={form} />
        <PlayFields form={form} disclosure={playDisclosure} />
        <Actions>
          <Button type="submit" $tone="accent" disabled={sending.isSending}>
            {sending.isSending ? t('sending') : submitText}
          </Button>
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
