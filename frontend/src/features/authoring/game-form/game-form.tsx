import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { GameStatus } from '@gamegeek/contracts/games/game-status.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import type { Listing } from '../queries.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Actions, Form } from '../components/form.styles.js';
import { AboutFields } from './about-fields.js';
import { GAME_FIELDS, gameDraftSchema, isPlayField, newConflicts, newGameAt, type GamePlace } from '../game-values.js';
import { LinkFields } from './link-fields.js';
import { MadeFields } from './made-fields.js';
import { useModelDialogs } from '../model-choice/model-dialogs.js';
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
  /** Where a new game is. */
  place?: GamePlace;
  submitText: string;
  /** The message after a failure. */
  failed: string;
  save: (values: GameDto & Listing) => Promise<Game>;
  onSaved: (game: Game) => void;
}

/** The form for new and existing games (docs/product.md, sections 4 and 5). */
export function GameForm(props: GameFormProps): ReactNode {
  const { title, gameId, draft: name, start, place, submitText, failed, save, onSaved } = props;
  const { t } = useTranslation('authoring');
  const stored = useStoredDraft(name, gameDraftSchema);
  const failureToast = useFailureToast();
  const playDisclosure = useRef<HTMLDetailsElement>(null);
  const isDraft = start.status === 'draft';
  const [keepsScores, setKeepsScores] = useState(false);
  const form = useDtoForm(GameDto, {
    defaultValues: restored(props, stored),
    fields: GAME_FIELDS,
    check: (values) => newConflicts(values, start),
    // Fields in a closed disclosure are invisible and cannot be focused.
    onWrong: (names) => {
      if (playDisclosure.current && names.some(isPlayField)) playDisclosure.current.open = true;
    },
    send: async (values) => {
      const isPublished = isDraft && values.status === 'listed';
      const game = await save(isPublished ? { ...values, trial_scores: keepsScores ? 'keep' : 'clear' } : values);
      draft.finish();
      onSaved(game);
    },
    leaves: true,
    onError: (error) => failureToast(failed, error),
  });
  useFollowingSettings(form, place !== undefined);
  useHostedLaunch(form, start);
  const draft = useDraft(form, name, start, stored);
  const models = useModelDialogs(form);

  /** Of the button that sends the form: a draft may miss texts, a listed game may not. */
  function chooseStatus(status: GameStatus): void {
    form.setValue('status', status);
    form.setValue('active', status === 'listed');
  }

  return (
    <>
      <Form {...form.attributes} aria-label={title}>
        {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
        <AboutFields form={form} />
        <MadeFields form={form} onAddModel={models.addModel} onAddVersion={models.addVersion} />
        <PictureFields form={form} gameId={gameId} />
        <LinkFields form={form} isDraft={isDraft} />
        <PlayFields form={form} disclosure={playDisclosure} />
        {isDraft && (
          <SwitchField
            label={t('publishing.keepScores')}
            hint={t('publishing.keepScoresHint')}
            checked={keepsScores}
            onChange={setKeepsScores}
          />
        )}
        <Actions>
          <SubmitButton form={form} sending={t('ui.sending')} onClick={() => isDraft && chooseStatus('draft')}>
            {submitText}
          </SubmitButton>
          {isDraft && (
            <Button type="submit" disabled={form.isSending} onClick={() => chooseStatus('listed')}>
              {t('publishing.publish')}
            </Button>
          )}
        </Actions>
      </Form>
      {models.dialog}
    </>
  );
}

/** What was typed on an earlier visit, which may predate some of the fields. */
function restored({ start, place }: GameFormProps, stored: Partial<GameDto> | undefined): GameDto {
  if (place) return newGameAt(place, stored);
  return { ...start, ...stored, ...(start.launch === 'hosted' && { launch: start.launch }) };
}

/** A build that was published while the form is open makes the game hosted. */
function useHostedLaunch({ setValue }: UseFormReturn<GameDto>, { launch }: GameDto): void {
  useEffect(() => {
    if (launch === 'hosted') setValue('launch', launch);
  }, [setValue, launch]);
}
