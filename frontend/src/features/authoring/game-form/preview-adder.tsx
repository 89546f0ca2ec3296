import { PREVIEW_IMAGES_MAX, type GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { INVALID_URL, isPictureUrl } from '@gamegeek/contracts/validation/web-url.js';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { PictureUpload } from '../pictures/picture-upload.js';
import { AddButton, ChoiceLine } from './game-form.styles.js';
import { ImagePreview } from './image-preview.js';
import { Picture, Pictures, Remove } from './preview-adder.styles.js';

const ALREADY_ADDED = 'This image URL is already added';

interface PreviewAdderProps {
  form: DtoForm<GameDto>;
  /** The game that pictures are uploaded for; without it they have an address on the web. */
  gameId: number | undefined;
}

/** Preview pictures, uploaded or added one address at a time. */
export function PreviewAdder({ form, gameId }: PreviewAdderProps): ReactNode {
  const { t } = useTranslation('authoring');
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'preview_images' });
  const urls = value ?? [];
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isFull = urls.length >= PREVIEW_IMAGES_MAX;

  function add(): void {
    const url = typed.trim();
    if (url === '' || isFull) return;
    const wrong = urls.includes(url) ? ALREADY_ADDED : isPictureUrl(url) ? undefined : INVALID_URL;
    setRefusal(wrong);
    if (wrong) return;
    onChange([...urls, url]);
    setTyped('');
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter adds the address and does not submit the form.
    event.preventDefault();
    add();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    // Adds the typed address on blur; the button handles its own press.
    if (!currentTarget.contains(relatedTarget)) add();
  }

  function remove(index: number): void {
    onChange(urls.filter((_, position) => position !== index));
    input.current?.focus();
  }

  /** Several may be uploaded before this is rendered again. */
  function addUploaded(url: string): void {
    onChange([...(form.getValues('preview_images') ?? []), url]);
  }

  const addresses = (
    <ChoiceLine onBlur={handleBlur}>
      <TextField
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        label={t('optional', { label: t('game.previews') })}
        hint={t(isFull ? 'game.previewsFull' : 'game.previewsHint', { max: PREVIEW_IMAGES_MAX })}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        readOnly={isFull}
        error={refusal ?? fieldState.error?.message}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusal(undefined);
        }}
        onKeyDown={handleKeyDown}
      />
      <AddButton
        aria-disabled={isFull}
        onClick={() => {
          add();
          input.current?.focus();
        }}
      >
        <Plus size={17} aria-hidden="true" />
        {t('game.addPreview')}
      </AddButton>
    </ChoiceLine>
  );
  return (
    <div>
      {gameId === undefined ? (
        addresses
      ) : (
        <PictureUpload
          gameId={gameId}
          label={t('upload.previews')}
          room={PREVIEW_IMAGES_MAX - urls.length}
          onUploaded={addUploaded}
        >
          {addresses}
        </PictureUpload>
      )}
      {urls.length > 0 && (
        <Pictures>
          {urls.map((url, index) => (
            <Picture key={url}>
              <ImagePreview url={url} label={t('game.preview', { number: index + 1 })} />
              <Remove
                type="button"
                aria-label={t('game.removePreview', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <X size={18} aria-hidden="true" />
              </Remove>
            </Picture>
          ))}
        </Pictures>
      )}
    </div>
  );
}
