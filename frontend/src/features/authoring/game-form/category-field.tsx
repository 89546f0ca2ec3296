import { GAME_CATEGORIES, type GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { Check, Plus } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Row } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { Choice, Group } from './category-field.styles.js';

/** All categories as toggles; the first one selected is the main category. */
export function CategoryField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const sentence = useValidationMessage();
  const id = useId();
  const {
    field: { ref, value: chosen = [], onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'categories' });
  const error = fieldState.error?.message;
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  }

  function toggle(category: GameCategory): void {
    const others = chosen.filter((other) => other !== category);
    onChange(others.length < chosen.length ? others : [...chosen, category]);
  }

  return (
    <Group aria-describedby={described} onBlur={handleBlur}>
      <legend>{t('required', { label: t('game.categories') })}</legend>
      <Row $gap={8}>
        {GAME_CATEGORIES.map((category, index) => {
          const isChosen = chosen.includes(category);
          return (
            <Choice key={category}>
              <input
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                checked={isChosen}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => toggle(category)}
              />
              {isChosen ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
              {t(`categories.${category}`)}
            </Choice>
          );
        })}
      </Row>
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      <Text $size="medium" $muted id={`${id}-hint`}>
        {t('game.categoriesHint')}
      </Text>
    </Group>
  );
}
