import { Upload } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { BUILD_FILES, refusalOf } from './build-file.js';

interface DropZoneProps {
  label: string;
  onFile: (file: File) => void;
}

/** Takes a build: dropped on it, or chosen by click or keyboard. */
export function DropZone({ label, onFile }: DropZoneProps): ReactNode {
  const { t } = useTranslation('builds');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();

  function take(files: FileList | null): void {
    const file = files?.[0];
    setIsOver(false);
    if (!file) return;
    const reason = files.length > 1 ? 'type' : refusalOf(file);
    setRefusal(reason);
    if (!reason) onFile(file);
  }

  return (
    <Stack $gap={8}>
      <Zone $over={isOver}>
        <Upload size={32} aria-hidden="true" />
        <strong>{label}</strong>
        <Text as="span" $size="medium" $muted id={`${id}-hint`}>
          {t('drop.hint')}
        </Text>
        {/* It covers the zone, so that browsers take what is dropped anywhere on it. */}
        <input
          type="file"
          accept={BUILD_FILES}
          aria-label={label}
          aria-invalid={refusal !== undefined}
          aria-describedby={[refusal && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files);
          }}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again, after it was changed.
            target.value = '';
          }}
        />
      </Zone>
      {refusal && (
        <ErrorText role="alert" id={`${id}-error`}>
          {t(`drop.refused.${refusal}`)}
        </ErrorText>
      )}
    </Stack>
  );
}

const Zone = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[8]};
  min-height: 180px;
  padding: ${space[24]} ${space[16]};
  border: 2px dashed ${({ $over }) => ($over ? color.accent : color.lineStrong)};
  border-radius: ${radius.large};
  background: ${({ $over }) => ($over ? color.accentSoft : color.ground)};
  text-align: center;
  cursor: pointer;
  svg {
    color: ${color.accent};
  }
  strong {
    font-size: ${fontSize.large};
  }
  &:hover {
    border-color: ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;
