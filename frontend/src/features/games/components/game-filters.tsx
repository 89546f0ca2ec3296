import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { SEARCH_MAX } from '@gamegeek/contracts/games/list-games.dto.js';
import { GAME_SORTS } from '@gamegeek/contracts/games/sorts.js';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { SelectField } from '#ui/fields/select-field.js';
import { TextField } from '#ui/fields/text-field.js';
import type { GamesAddress } from '../games-address.js';
import { Filters, SearchPlace, Toggles } from './game-filters.styles.js';

/** The search starts after this pause in typing. */
const PAUSE_MS = 250;

/** Search text, category, sort order, tag, and whether only playable games are listed. */
export function GameFilters({ address }: { address: GamesAddress }): ReactNode {
  const { t } = useTranslation('games');
  const { query, showSearch, showCategory, showTag, showPlayable, showSort } = address;
  const { field, handleChange, handleSubmit } = useTypedSearch(query.search, showSearch);
  // A search without a sort order shows the best matches first.
  const unsorted = query.search ? 'match' : 'newest';

  return (
    <Filters role="search" aria-label={t('filters.label')} onSubmit={handleSubmit}>
      <SearchPlace>
        <TextField
          ref={field}
          type="search"
          label={t('filters.search')}
          placeholder={t('filters.placeholder')}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          defaultValue={query.search}
          onChange={handleChange}
        />
      </SearchPlace>
      <SelectField
        label={t('filters.category')}
        value={query.category ?? ''}
        onChange={({ target }) => showCategory(target.value)}
      >
        <option value="">{t('filters.allCategories')}</option>
        {GAME_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('filters.sort')} value={query.sort ?? ''} onChange={({ target }) => showSort(target.value)}>
        <option value="">{t(`filters.sorts.${unsorted}`)}</option>
        {GAME_SORTS.filter((sort) => sort !== unsorted).map((sort) => (
          <option key={sort} value={sort}>
            {t(`filters.sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      <Toggles>
        <CheckboxField
          label={t('filters.playable')}
          checked={query.isPlayable}
          onChange={({ target }) => showPlayable(target.checked)}
        />
        {query.tag && (
          <Button
            type="button"
            aria-label={t('words.removeTag', { tag: query.tag })}
            onClick={() => showTag(undefined)}
          >
            #{query.tag}
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </Toggles>
    </Filters>
  );
}

/** The address follows the field after a pause; the field follows changes of the address. */
function useTypedSearch(search: string, show: (search: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (shown.current === search || !field.current) return;
    clearTimeout(pause.current);
    shown.current = search;
    field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function take(): void {
    clearTimeout(pause.current);
    const typed = field.current?.value.trim() ?? '';
    if (typed === search) return;
    shown.current = typed;
    show(typed);
  }

  function handleChange(): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(take, PAUSE_MS);
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    take();
  }

  return { field, handleChange, handleSubmit };
}
