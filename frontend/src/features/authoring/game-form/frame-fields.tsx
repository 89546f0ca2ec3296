import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { isFrameSide, type FrameSize } from '@gamegeek/contracts/games/game-frame.js';
import { GAME_ORIENTATIONS } from '@gamegeek/contracts/games/play-settings.js';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { SelectField } from '#ui/fields/select-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { Pair } from './play-fields.styles.js';

/** Sizes to begin with. */
const UPRIGHT: FrameSize = { width: 360, height: 640 };
const WIDE: FrameSize = { width: 800, height: 600 };

/** The frame of a game on the stage of this site: its size, and how a phone is held. */
export function FrameFields({ form }: { form: DtoForm<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const { field, fieldState } = useController({ control: form.control, name: 'frame' });
  const { value: frame = 'fill', onBlur, onChange, ref } = field;
  const size = frame === 'fill' ? undefined : frame;
  const error = fieldState.error?.message;
  // The sentence is about both sides, and stands at the first invalid one.
  const wrong = size && !isFrameSide(size.width) ? 'width' : 'height';

  function handleKind(kind: string): void {
    onChange(kind === 'fill' ? 'fill' : form.getValues('orientation') === 'portrait' ? UPRIGHT : WIDE);
  }

  return (
    <>
      <Pair>
        <SelectField
          ref={size ? undefined : ref}
          label={t('play.frame')}
          hint={t(size ? 'play.frameSizeHint' : 'play.frameFillHint')}
          error={size ? undefined : error}
          value={size ? 'size' : 'fill'}
          onChange={({ target }) => handleKind(target.value)}
        >
          <option value="fill">{t('play.frameFill')}</option>
          <option value="size">{t('play.frameSize')}</option>
        </SelectField>
        <SelectField {...form.field('orientation')} label={t('play.orientation')} hint={t('play.orientationHint')}>
          {GAME_ORIENTATIONS.map((orientation) => (
            <option key={orientation} value={orientation}>
              {t(`play.orientations.${orientation}`)}
            </option>
          ))}
        </SelectField>
      </Pair>
      {size && (
        <Pair>
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              ref={side === wrong ? ref : undefined}
              label={t(`play.${side}`)}
              inputMode="numeric"
              autoComplete="off"
              value={size[side] || ''}
              error={side === wrong ? error : undefined}
              onBlur={onBlur}
              onChange={({ target }) => onChange({ ...size, [side]: Number(target.value.replace(/\D/g, '')) })}
            />
          ))}
        </Pair>
      )}
    </>
  );
}
