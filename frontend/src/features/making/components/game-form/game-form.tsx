import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { formHabits } from '../../../../shared/forms/form-habits.js';
import { showServerErrors } from '../../../../shared/forms/show-server-errors.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { DraftLine } from '../../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../../drafts/use-draft.js';
import { useFailureToast } from '../../use-failure.js';
import { useMakingText } from '../../use-making-text.js';
import { useSending } from '../../use-sending.js';
import { Actions, Form } from '../form.styles.js';
import { ModelDialog } from '../model-form/model-dialog.js';
import { VersionDialog } from '../version-form/version-dialog.js';
import { AboutFields } from './about-fields.js';
import { GAME_FIELDS, isGameDraft, NO_CHOICE } from './game-values.js';
import { LinkFields } from './link-fields.js';
import { MadeFields } from './made-fields.js';
import { PictureFields } from './picture-fields.js';

/** The same class as the server's pipe, so that both say the same sentences. */
const resolver = classValidatorResolver(GameDto);

interface GameFormProps {
  title: string;
  /** By which name what is typed here is kept. */
  draft: string;
  start: GameDto;
  submitText: string;
  /** What is said when it did not work. */
  failed: string;
  save: (values: GameDto) => Promise<Game>;
  onSaved: (game: Game) => void;
}

/** The large form of SPEC section 4, for new games and for those that are there already. */
export function GameForm(props: GameFormProps): ReactNode {
  const { title, draft: name, start, submitText, failed, save, onSaved } = props;
  const t = useMakingText();
  const stored = useStoredDraft(name, isGameDraft);
  const form = useForm<GameDto>({ ...formHabits, resolver, defaultValues: stored ?? start });
  const draft = useDraft(form, name, start, stored);
  const sending = useSending();
  const failureToast = useFailureToast();
  const [dialog, setDialog] = useState<{ kind: 'model' } | { kind: 'version'; modelId: number }>();

  const handleSubmit = form.handleSubmit(async (values) => {
    if (!sending.begin()) return;
    try {
      const game = await save(values);
      draft.finish();
      onSaved(game);
    } catch (error) {
      sending.end();
      showServerErrors(form, GAME_FIELDS, error);
      failureToast(failed, error);
    }
  });

  const closeDialog = (): void => setDialog(undefined);

  return (
    <>
      <Form noValidate aria-label={title} onSubmit={(event) => void handleSubmit(event)}>
        {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
        <AboutFields form={form} />
        <MadeFields
          form={form}
          onAddModel={() => setDialog({ kind: 'model' })}
          onAddVersion={(modelId) => setDialog({ kind: 'version', modelId })}
        />
        <PictureFields form={form} />
        <LinkFields form={form} />
        <Actions>
          <Button type="submit" $tone="accent" disabled={sending.isSending}>
            {sending.isSending ? t('sending') : submitText}
          </Button>
        </Actions>
      </Form>
      {/* Beside the form and not in it: a form cannot stand in a form. */}
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
