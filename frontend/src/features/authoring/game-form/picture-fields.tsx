import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { isWebUrl } from '@gamegeek/contracts/validation/web-url.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { PanelFields } from './game-form.styles.js';
import { ImagePreview } from './image-preview.js';
import { PreviewAdder } from './preview-adder.js';
import { OnePicture } from './preview-adder.styles.js';

/** Pictures, with previews. */
export function PictureFields({ form }: { form: DtoForm<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const read = (): string => form.getValues('image_url')?.trim() ?? '';
  // The picture is loaded after a pause in typing.
  const [shown, setShown] = useState(read);
  return (
    <Panel aria-labelledby="game-pictures">
      <PanelTitle id="game-pictures">{t('game.pictures')}</PanelTitle>
      <PanelFields>
        <TextField
          {...form.field('image_url', { onBlur: () => setShown(read()) })}
          label={t('optional', { label: t('game.image') })}
          hint={t('game.imageHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        {isWebUrl(shown) && (
          <OnePicture>
            <ImagePreview url={shown} label={t('game.imagePreview')} />
          </OnePicture>
        )}
        <PreviewAdder control={form.control} />
      </PanelFields>
    </Panel>
  );
}
