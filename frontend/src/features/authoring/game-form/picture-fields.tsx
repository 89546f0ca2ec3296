import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { isPictureUrl } from '@gamegeek/contracts/validation/web-url.js';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { PictureUpload } from '../pictures/picture-upload.js';
import { PanelFields } from './game-form.styles.js';
import { ImagePreview } from './image-preview.js';
import { PreviewAdder } from './preview-adder.js';
import { OnePicture, Remove } from './preview-adder.styles.js';

interface PictureFieldsProps {
  form: DtoForm<GameDto>;
  /** The game that pictures are uploaded for; without it they have an address on the web. */
  gameId?: number | undefined;
}

/** Pictures, with previews. */
export function PictureFields({ form, gameId }: PictureFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  const read = (): string => form.getValues('image_url')?.trim() ?? '';
  // The picture is loaded after a pause in typing.
  const [shown, setShown] = useState(read);

  function choose(url: string): void {
    form.setValue('image_url', url, { shouldDirty: true, shouldValidate: true });
    setShown(url);
  }

  function remove(): void {
    choose('');
    form.setFocus('image_url');
  }

  const address = (
    <TextField
      {...form.field('image_url', { onBlur: () => setShown(read()) })}
      label={t('optional', { label: t('game.image') })}
      hint={t('game.imageHint')}
      type="url"
      inputMode="url"
      autoComplete="off"
    />
  );
  return (
    <Panel aria-labelledby="game-pictures">
      <PanelTitle id="game-pictures">{t('game.pictures')}</PanelTitle>
      <PanelFields>
        {gameId === undefined ? (
          address
        ) : (
          <PictureUpload gameId={gameId} label={t('upload.cover')} room={1} onUploaded={choose}>
            {address}
          </PictureUpload>
        )}
        {isPictureUrl(shown) && (
          <OnePicture>
            <ImagePreview url={shown} label={t('game.imagePreview')} />
            <Remove type="button" aria-label={t('upload.removeCover')} onClick={remove}>
              <X size={18} aria-hidden="true" />
            </Remove>
          </OnePicture>
        )}
        <PreviewAdder form={form} gameId={gameId} />
      </PanelFields>
    </Panel>
  );
}
