import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { GAME_LAUNCHES } from '@gamegeek/contracts/games/play-settings.js';
import { useId, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { Group } from './category-field.styles.js';
import { Answer } from './launch-field.styles.js';

/** Only the site can make a game hosted, so the form does not offer it; a hosted game stays hosted. */
const ANSWERS = GAME_LAUNCHES.filter((launch) => launch !== 'hosted').toSorted(
  // The link is for downloads: the only answer that is no.
  (one, other) => Number(one === 'link') - Number(other === 'link'),
);

/**
 * Asks whether the game runs in a browser, which determines how it is launched.
 */
export function LaunchField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const sentence = useValidationMessage();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'launch', rules: { deps: 'game_url' } });
  const { ref, name, value: launch, onBlur, onChange } = field;
  const error = fieldState.error?.message;
  const hint = t(`play.launchHints.${launch ?? 'link'}`);
  if (launch === 'hosted') {
    return <TextField readOnly label={t('play.launch')} value={t('play.launches.hosted')} hint={hint} />;
  }
  return (
    <Group aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}>
      <legend>{t('play.launch')}</legend>
      <Stack $gap={8}>
        {ANSWERS.map((one, index) => (
          <Answer key={one}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              checked={one === launch}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-hint`}
              onBlur={onBlur}
              onChange={() => onChange(one)}
            />
            {t(`play.launches.${one}`)}
          </Answer>
        ))}
      </Stack>
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      <Text $size="medium" $muted id={`${id}-hint`}>
        {hint}
      </Text>
    </Group>
  );
}
