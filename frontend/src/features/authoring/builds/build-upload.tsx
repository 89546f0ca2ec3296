import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Row, Stack } from '#ui/layout.js';
import { PanelText } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { DropZone } from './drop-zone.js';
import { uploadBuild } from './queries.js';
import { UploadFailure } from './upload-failure.js';
import { UploadProgress } from './upload-progress.js';
import { useFileSize } from './use-file-size.js';
import { isCancelled, useSending } from './use-sending.js';
import { VerdictBadge } from './verdict.js';

interface BuildUploadProps {
  gameId: number;
  /** The game has as many builds as it may have. */
  isFull: boolean;
}

/** Uploads a new build with notes; its row of the list publishes it. */
export function BuildUpload({ gameId, isFull }: BuildUploadProps): ReactNode {
  const { t } = useTranslation('builds');
  const fileSize = useFileSize();
  const [file, setFile] = useState<File>();
  const [notes, setNotes] = useState('');
  const [uploaded, setUploaded] = useState<Build>();
  const [failure, setFailure] = useState<unknown>();
  const { part, send, cancel } = useSending();

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file || part !== undefined) return;
    setFailure(undefined);
    try {
      setUploaded(await send((sending) => uploadBuild(gameId, file, notes.trim(), sending)));
      setFile(undefined);
      setNotes('');
    } catch (error) {
      if (!isCancelled(error)) setFailure(error);
    }
  }

  if (isFull && !file) return <PanelText>{t('upload.full', { max: BUILD_LIMITS.ofGame })}</PanelText>;
  if (!file) {
    return (
      <Stack $gap={12}>
        <DropZone
          label={t('drop.next')}
          onFile={(chosen) => {
            setFile(chosen);
            setUploaded(undefined);
            setFailure(undefined);
          }}
        />
        {uploaded && (
          <Row $gap={8} role="status">
            <Text as="span">{t('upload.done', { number: uploaded.number })}</Text>
            <VerdictBadge verdict={uploaded.verdict} />
          </Row>
        )}
      </Stack>
    );
  }
  return (
    <Stack as="form" noValidate aria-label={t('drop.next')} $gap={12} onSubmit={(event) => void handleSubmit(event)}>
      <Text $strong>
        {file.name} · {fileSize(file.size)}
      </Text>
      <TextAreaField
        // The drop zone, which had the focus, is gone.
        autoFocus
        label={t('upload.notes')}
        hint={t('upload.notesHint')}
        maxLength={BUILD_LIMITS.notes}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      {failure !== undefined && <UploadFailure title={t('upload.failed')} error={failure} />}
      {part === undefined ? (
        <Row $gap={8}>
          <Button type="submit" $tone="accent">
            {t('upload.upload')}
          </Button>
          <Button onClick={() => setFile(undefined)}>{t('new.other')}</Button>
        </Row>
      ) : (
        <UploadProgress label={t('upload.uploading')} part={part} onCancel={cancel} />
      )}
    </Stack>
  );
}
