import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@gamegeek/contracts/pictures/pictures.js';
import { ImageUp, X } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { usePictureUploads } from './use-picture-uploads.js';

interface PictureUploadProps {
  gameId: number;
  /** The text of the button. */
  label: string;
  /** How many more pictures there is room for. */
  room: number;
  onUploaded: (url: string) => void;
  /** Fields that take pictures as well: what is pasted or dropped there is uploaded. */
  children: ReactNode;
}

/** Uploads pictures by a button, by dropping and by pasting, beside the field for their address. */
export function PictureUpload({ gameId, label, room, onUploaded, children }: PictureUploadProps): ReactNode {
  const { t } = useTranslation('authoring');
  const { running, done, failure, start, cancel } = usePictureUploads(gameId, onUploaded);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const isBusy = running !== undefined || room <= 0;

  const accept = (files: FileList): void => start([...files].slice(0, Math.max(room, 0)));

  function handleDrag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    setOver(!isBusy);
  }

  function handleDrop(event: DragEvent): void {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    accept(event.dataTransfer.files);
  }

  function handlePaste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    accept(event.clipboardData.files);
  }

  function handleCancel(): void {
    cancel();
    button.current?.focus();
  }

  return (
    <Zone
      $isOver={isOver}
      onDragOver={handleDrag}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {children}
      <Line>
        <Button
          ref={button}
          type="button"
          aria-disabled={isBusy}
          aria-describedby={hintId}
          onClick={() => !isBusy && input.current?.click()}
        >
          <ImageUp size={17} aria-hidden="true" />
          {label}
        </Button>
        <Hint id={hintId}>{t('upload.hint', { max: PICTURE_BYTES_MAX / 1024 ** 2 })}</Hint>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          multiple={room > 1}
          onChange={({ target }) => {
            if (target.files) accept(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </Line>
      {running && (
        <Line>
          <Progress>
            <Name>{t('upload.running', { name: running.name })}</Name>
            <ProgressBar value={running.sent} label={t('upload.progress', { name: running.name })} />
          </Progress>
          <Button type="button" onClick={handleCancel}>
            <X size={17} aria-hidden="true" />
            {t('upload.cancel')}
          </Button>
        </Line>
      )}
      {failure && <Failure role="alert">{failure}</Failure>}
      <VisuallyHidden role="status">{done === undefined ? '' : t('upload.done', { name: done })}</VisuallyHidden>
    </Zone>
  );
}

const Zone = styled.div<{ $isOver: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  border-radius: ${radius.medium};
  outline: 2px dashed ${({ $isOver }) => ($isOver ? color.accent : 'transparent')};
  outline-offset: 6px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  & > button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Hint = styled.span`
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  flex: 1 1 12rem;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${fontSize.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Failure = styled.p`
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.danger};
`;
