import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { INVALID_TAG, SUGGESTED_TAGS, TAG_PATTERN, TAGS_MAX } from '@gamegeek/contracts/games/tags.js';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { searchable } from '#shared/searchable.js';
import { FieldFrame } from '#ui/fields/field-frame.js';
import { Input, Line } from '#ui/fields/text-field.styles.js';
import { Choices } from '../game-form/category-field.styles.js';
import { ChosenTag, Place, Suggestion, Suggestions, Tags } from './tag-field.styles.js';

/** No suggestion is selected: Enter adds the typed word. */
const NONE = -1;

/** Up to five tags, suggested ones or own words, added one at a time: an ARIA combobox. */
export function TagField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'tags' });
  const tags = value ?? [];
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = tags.length >= TAGS_MAX;
  const suggestions = SUGGESTED_TAGS.filter((tag) => !tags.includes(tag) && tag.includes(asWord(typed)));
  const hasList = isOpen && !isFull && suggestions.length > 0;
  const error = refusal ?? fieldState.error?.message;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function show(text: string): void {
    setTyped(text);
    setRefusal(undefined);
    setActive(NONE);
  }

  function add(text: string): void {
    const tag = asWord(text);
    if (tag === '' || isFull) return;
    if (!TAG_PATTERN.test(tag)) {
      setRefusal(INVALID_TAG);
      return;
    }
    if (!tags.includes(tag)) onChange([...tags, tag]);
    show('');
  }

  function remove(tag: string): void {
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  }

  function handleChange(text: string): void {
    setOpen(true);
    show(text);
    if (text.endsWith(',')) add(text.slice(0, -1));
  }

  function move(step: number): void {
    setOpen(true);
    const end = suggestions.length - 1;
    const next = active === NONE && step < 0 ? end : active + step;
    setActive(next > end || next < 0 ? NONE : next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const last = tags.at(-1);
    const chosen = hasList ? suggestions[active] : undefined;
    const steps: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: hasList ? () => setOpen(false) : undefined,
      Backspace: typed === '' && last !== undefined ? () => remove(last) : undefined,
      // Enter adds the tag and does not submit the form.
      Enter: chosen !== undefined || typed.trim() !== '' ? () => add(chosen ?? typed) : undefined,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <Tags>
      <FieldFrame
        label={t('optional', { label: t('game.tags') })}
        hint={t(isFull ? 'game.tagsFull' : 'game.tagsHint', { max: TAGS_MAX })}
        error={error}
      >
        {(ties) => (
          <Place>
            <Line $invalid={error !== undefined}>
              <Input
                {...ties}
                ref={(element) => {
                  input.current = element;
                  ref(element);
                }}
                role="combobox"
                aria-expanded={hasList}
                aria-controls={hasList ? id : undefined}
                aria-autocomplete="list"
                aria-activedescendant={hasList && active !== NONE ? `${id}-${suggestions[active]}` : undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={isFull}
                value={typed}
                onClick={() => setOpen(true)}
                onChange={({ target }) => handleChange(target.value)}
                onKeyDown={handleKeyDown}
                onBlur={() => {
                  setOpen(false);
                  add(typed);
                  onBlur();
                }}
              />
            </Line>
            {hasList && (
              // The field keeps the focus when a suggestion or the scroll bar is pressed.
              <Suggestions
                ref={list}
                id={id}
                role="listbox"
                aria-label={t('game.tags')}
                onMouseDown={(event) => event.preventDefault()}
              >
                {suggestions.map((tag, index) => (
                  <Suggestion
                    key={tag}
                    id={`${id}-${tag}`}
                    role="option"
                    aria-selected={index === active}
                    onClick={() => add(tag)}
                  >
                    #{tag}
                  </Suggestion>
                ))}
              </Suggestions>
            )}
          </Place>
        )}
      </FieldFrame>
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
    </Tags>
  );
}

/** `Jeu de Café` becomes `jeu-de-cafe`. */
const asWord = (text: string) =>
  searchable(text.trim())
    .replaceAll(/[\s_]+/g, '-')
    .replace(/^#/, '');
