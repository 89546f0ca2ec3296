import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { INVALID_TAG, SUGGESTED_TAGS, TAG_PATTERN, TAGS_MAX } from '@gamegeek/contracts/games/tags.js';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '#shared/forms/use-combobox.js';
import { searchable } from '#shared/searchable.js';
import { FieldFrame } from '#ui/fields/field-frame.js';
import { Input, Line } from '#ui/fields/text-field.styles.js';
import { Row, Stack } from '#ui/layout.js';
import { ChosenTag, Place, Suggestion, Suggestions } from './tag-field.styles.js';

/** Up to five tags, suggested ones or own words, added one at a time. */
export function TagField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'tags' });
  const tags = value ?? [];
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= TAGS_MAX;
  const suggestions = SUGGESTED_TAGS.filter((tag) => !tags.includes(tag) && tag.includes(asWord(typed)));
  const hasList = isOpen && !isFull && suggestions.length > 0;
  const error = refusal ?? fieldState.error?.message;
  const combobox = useCombobox({
    options: suggestions,
    keyOf: (tag) => tag,
    isOpen: hasList,
    onOpen: () => {
      setOpen(true);
      combobox.activate(0);
    },
    onChoose: add,
    takesText: true,
  });
  const { current } = combobox;

  function show(text: string): void {
    setTyped(text);
    setRefusal(undefined);
    combobox.activate();
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

  const last = tags.at(-1);
  const keys = {
    Escape: hasList ? () => setOpen(false) : undefined,
    Backspace: typed === '' && last !== undefined ? () => remove(last) : undefined,
    // Enter adds the tag and does not submit the form.
    Enter: current !== undefined || typed.trim() !== '' ? () => add(current ?? typed) : undefined,
  };

  return (
    <Stack $gap={8}>
      <FieldFrame
        label={t('optional', { label: t('words.tags') })}
        hint={t(isFull ? 'game.tagsFull' : 'game.tagsHint', { max: TAGS_MAX })}
        error={error}
      >
        {(ties) => (
          <Place>
            <Line $invalid={error !== undefined}>
              <Input
                {...ties}
                {...combobox.input(keys)}
                ref={(element) => {
                  input.current = element;
                  ref(element);
                }}
                autoCapitalize="none"
                readOnly={isFull}
                value={typed}
                onClick={() => setOpen(true)}
                onChange={({ target }) => handleChange(target.value)}
                onBlur={() => {
                  setOpen(false);
                  add(typed);
                  onBlur();
                }}
              />
            </Line>
            {hasList && (
              <Suggestions {...combobox.list} aria-label={t('words.tags')}>
                {suggestions.map((tag) => (
                  <Suggestion key={tag} {...combobox.option(tag)}>
                    #{tag}
                  </Suggestion>
                ))}
              </Suggestions>
            )}
          </Place>
        )}
      </FieldFrame>
      {tags.length > 0 && (
        <Row $gap={8} role="group" aria-label={t('words.tags')}>
          {tags.map((tag) => (
            <ChosenTag key={tag} type="button" aria-label={t('words.removeTag', { tag })} onClick={() => remove(tag)}>
              #{tag}
              <X size={16} aria-hidden="true" />
            </ChosenTag>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** `Jeu de Café` becomes `jeu-de-cafe`. */
const asWord = (text: string) =>
  searchable(text.trim())
    .replaceAll(/[\s_]+/g, '-')
    .replace(/^#/, '');
