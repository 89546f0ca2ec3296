import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@gamegeek/contracts/pictures/pictures.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { uploadPicture } from './upload-picture.js';

interface Running {
  name: string;
  /** In percent. */
  sent: number;
}

export interface PictureUploads {
  running: Running | undefined;
  /** The name of the last picture that was uploaded, until the next one begins. */
  done: string | undefined;
  failure: string | undefined;
  /** Uploads the files one after the other. Ignored while others are uploaded. */
  start: (files: readonly File[]) => void;
  cancel: () => void;
}

/** Uploads pictures of a game; `onUploaded` gets the address of each. Leaving the page cancels. */
export function usePictureUploads(gameId: number, onUploaded: (url: string) => void): PictureUploads {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const [running, setRunning] = useState<Running>();
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  function refusalOf({ type, size }: File): string | undefined {
    if (!PICTURE_TYPES.some((accepted) => accepted === type)) return t('upload.wrongType');
    return size > PICTURE_BYTES_MAX ? t('upload.tooLarge', { max: PICTURE_BYTES_MAX / 1024 ** 2 }) : undefined;
  }

  function reasonOf(error: unknown): string {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'unsupported_media_type') return t('upload.wrongType');
    if (code === 'payload_too_large') return t('upload.tooLarge', { max: PICTURE_BYTES_MAX / 1024 ** 2 });
    return code === 'quota_exceeded' ? t('upload.full') : failureText(error);
  }

  async function upload(files: readonly File[], { signal }: AbortController): Promise<void> {
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal) throw new Refusal(refusal);
      setRunning({ name: file.name, sent: 0 });
      const onProgress = (share: number): void => setRunning({ name: file.name, sent: Math.round(share * 100) });
      const { url } = await uploadPicture(gameId, file, { signal, onProgress });
      if (signal.aborted) return;
      onUploaded(url);
      setDone(file.name);
    }
  }

  function start(files: readonly File[]): void {
    if (files.length === 0 || controller.current) return;
    const own = new AbortController();
    controller.current = own;
    setFailure(undefined);
    setDone(undefined);
    void upload(files, own)
      .catch((error: unknown) => {
        if (!own.signal.aborted) setFailure(error instanceof Refusal ? error.message : reasonOf(error));
      })
      .finally(() => {
        controller.current = undefined;
        setRunning(undefined);
      });
  }

  return { running, done, failure, start, cancel: () => controller.current?.abort() };
}

/** A file that is not sent. */
class Refusal extends Error {}
