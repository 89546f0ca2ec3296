import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { INVALID_TAG, SUGGESTED_TAGS, TAG_PATTERN, TAGS_MAX } from '@gamegeek/contracts/games/tags.js';
import { X } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { searchable } from '../../../../shared/searchable.js';
import { TextField } from '../../../../shared/ui/text-field/text-field.js';
import { Choices } from './category-field.styles.js';
import { ChosenTag, TagPlace } from './tag-field.styles.js';

/** Up to five tags, suggested ones or own words, added one at a time. */
export function TagField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const listId = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'tags' });
  const tags = value ?? [];
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= TAGS_MAX;

  function add(text: string): void {
    const tag = asWord(text);
    if (tag === '' || isFull) return;
    const isTag = TAG_PATTERN.test(tag);
    setRefusal(isTag ? undefined : INVALID_TAG);
    if (!isTag) return;
    if (!tags.includes(tag)) onChange([...tags, tag]);
    setTyped('');
  }

  function remove(tag: string): void {
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const text = target.value;
    // A chosen suggestion replaces the text; Safari reports no type of input for it.
    const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const isTyping = type !== '' && type !== 'insertReplacementText';
    if (text.endsWith(',') || (!isTyping && SUGGESTED_TAGS.some((tag) => tag === text))) {
      add(text.replace(',', ''));
      return;
    }
    setTyped(text);
    setRefusal(undefined);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter' || typed.trim() === '') return;
    // Enter adds the tag and does not submit the form.
    event.preventDefault();
    add(typed);
  }

  return (
    <TagPlace>
      <TextField
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        label={t('optional', { label: t('game.tags') })}
        hint={t(isFull ? 'game.tagsFull' : 'game.tagsHint', { max: TAGS_MAX })}
        list={isFull ? undefined : listId}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        readOnly={isFull}
        error={refusal ?? fieldState.error?.message}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          add(typed);
          onBlur();
        }}
      />
      <datalist id={listId}>
        {SUGGESTED_TAGS.filter((tag) => !tags.includes(tag)).map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <Choices role="group" aria-label={t('game.tags')}>
          {tags.map((tag) => (
            <ChosenTag key={tag} type="button" aria-label={t('game.removeTag', { tag })} onClick={() => remove(tag)}>
              #{tag}
              <X size={16} aria-hidden="true" />
            </ChosenTag>
          ))}
        </Choices>
      )}
    </TagPlace>
  );
}

/** `Jeu de Café` becomes `jeu-de-cafe`. */
const asWord = (text: string) =>
  searchable(text.trim())
    .replaceAll(/[\s_]+/g, '-')
    .replace(/^#/, '');
