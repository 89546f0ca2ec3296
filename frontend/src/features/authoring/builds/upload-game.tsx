import type { BuildCheck } from '@gamegeek/contracts/builds/builds.schemas.js';
import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { paths } from '#shared/routing/paths.js';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { Actions, Form } from '../components/form.styles.js';
import { useModelDialogs } from '../model-choice/model-dialogs.js';
import { ModelFields } from '../model-choice/model-fields.js';
import { PanelFields } from '../game-form/game-form.styles.js';
import { EMPTY_GAME } from '../game-values.js';
import { nameFor } from './build-file.js';
import { DropZone } from './drop-zone.js';
import { checkBuild, publishBuild, saveDraft, uploadBuild } from './queries.js';
import { UploadFailure } from './upload-failure.js';
import { UploadProgress } from './upload-progress.js';
import { useFileSize } from './use-file-size.js';
import { useLastModel } from './use-last-model.js';
import { isCancelled, useSending } from './use-sending.js';
import { Reasons, VerdictBadge } from './verdict.js';

/** What was made so far; a repeat after a failure goes on from there. */
interface Made {
  game?: Game;
  /** The number of the build. */
  build?: number;
}

/** Makes a draft of a file: checks it, asks for name and model, uploads and publishes it into the draft. */
export function UploadGame({ onCreated }: { onCreated: (game: Game) => void }): ReactNode {
  const { t } = useTranslation('builds');
  const [file, setFile] = useState<File>();
  const [check, setCheck] = useState<BuildCheck>();
  const [checkFailure, setCheckFailure] = useState<unknown>();
  const [failure, setFailure] = useState<unknown>();
  const [made, setMade] = useState<Made>({});
  const [isDone, setIsDone] = useState(false);
  const checking = useSending();
  const uploading = useSending();
  const heading = useRef<HTMLHeadingElement>(null);

  const form = useDtoForm(GameDto, {
    defaultValues: { ...EMPTY_GAME, status: 'draft' },
    fields: ['name', 'ai_model_id', 'model_version_id'],
    send: async ({ name, ai_model_id, model_version_id }) => {
      if (!file || check?.verdict === 'broken') return;
      setFailure(undefined);
      const game = await saveDraft({ name, ai_model_id, model_version_id }, made.game?.id);
      setMade((last) => ({ ...last, game }));
      try {
        const build = made.build ?? (await uploading.send((sending) => uploadBuild(game.id, file, '', sending))).number;
        setMade({ game, build });
        await publishBuild(game.id, build);
        setIsDone(true);
        onCreated(game);
      } catch (error) {
        if (!isCancelled(error)) setFailure(error);
      }
    },
  });
  const models = useModelDialogs(form);
  const isSelecting = useLastModel(form);

  async function handleFile(chosen: File): Promise<void> {
    setFile(chosen);
    setCheck(undefined);
    setCheckFailure(undefined);
    setFailure(undefined);
    setMade(({ game }) => (game ? { game } : {}));
    try {
      const found = await checking.send((sending) => checkBuild(chosen, sending));
      setCheck(found);
      if (!form.getValues('name')) form.setValue('name', nameFor(chosen, found.title));
    } catch (error) {
      if (!isCancelled(error)) setCheckFailure(error);
    }
  }

  function handleOther(): void {
    checking.cancel();
    setFile(undefined);
  }

  // The zone that had the focus is gone.
  useEffect(() => {
    if (file) heading.current?.focus();
  }, [file]);

  if (!file) return <DropZone label={t('drop.title')} onFile={(chosen) => void handleFile(chosen)} />;
  const isRefused = checkFailure !== undefined || check?.verdict === 'broken';
  const isSending = form.isSending || isDone;
  return (
    <>
      <Form {...form.attributes} aria-label={t('new.title')}>
        <Panel aria-labelledby="chosen-file">
          <Row $gap={12} $justify="space-between">
            <PanelTitle id="chosen-file" ref={heading} tabIndex={-1}>
              {file.name}
            </PanelTitle>
            <Button disabled={isSending} onClick={handleOther}>
              {t('new.other')}
            </Button>
          </Row>
          <FileState
            file={file}
            check={check}
            failure={checkFailure}
            part={checking.part}
            onCancel={handleOther}
            onRetry={() => void handleFile(file)}
          />
        </Panel>
        {!isRefused && (
          <Panel aria-labelledby="new-draft">
            <PanelTitle id="new-draft">{t('new.title')}</PanelTitle>
            <PanelText>{t('new.intro')}</PanelText>
            <PanelFields>
              <TextField {...form.field('name')} aria-required label={t('new.name')} autoComplete="off" />
              <ModelFields form={form} onAddModel={models.addModel} onAddVersion={models.addVersion} />
              {uploading.part !== undefined && (
                <UploadProgress label={t('upload.uploading')} part={uploading.part} onCancel={uploading.cancel} />
              )}
              {failure !== undefined && <UploadFailure title={t('upload.failed')} error={failure} />}
              {form.failure && <ErrorText role="alert">{form.failure}</ErrorText>}
              {made.game && !isSending && (
                <Text role="status">
                  {t('new.kept', { name: made.game.name })}{' '}
                  <Link to={paths.studioGame(made.game.id)}>{t('new.toDraft')}</Link>
                </Text>
              )}
              <Actions>
                <SubmitButton
                  form={{ isSending: isSending || !check }}
                  sending={t(check ? 'new.sending' : 'upload.checking')}
                  disabled={isSelecting}
                >
                  {t('new.create')}
                </SubmitButton>
              </Actions>
            </PanelFields>
          </Panel>
        )}
      </Form>
      {models.dialog}
    </>
  );
}

interface FileStateProps {
  file: File;
  check: BuildCheck | undefined;
  failure: unknown;
  part: number | undefined;
  onCancel: () => void;
  onRetry: () => void;
}

/** What the check says about a file. */
function FileState({ file, check, failure, part, onCancel, onRetry }: FileStateProps): ReactNode {
  const { t } = useTranslation('builds');
  const fileSize = useFileSize();
  const isTransient = failure !== undefined && !(failure instanceof ApiError && failure.code === 'build_invalid');
  return (
    <Stack $gap={12} $above={8} aria-live="polite">
      <PanelText>{fileSize(file.size)}</PanelText>
      {part !== undefined && <UploadProgress label={t('upload.sendingCheck')} part={part} onCancel={onCancel} />}
      {failure !== undefined && <UploadFailure title={t('new.refused')} error={failure} />}
      {isTransient && (
        <Row>
          <Button onClick={onRetry}>{t('ui.retry')}</Button>
        </Row>
      )}
      {check && (
        <>
          <Row $gap={8}>
            <VerdictBadge verdict={check.verdict} />
            <Text as="span" $size="medium">
              {t(`verdictTexts.${check.verdict}`)}
            </Text>
          </Row>
          {check.reasons.length > 0 && <Reasons reasons={check.reasons} />}
        </>
      )}
    </Stack>
  );
}
