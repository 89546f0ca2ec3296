import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '#shared/forms/use-combobox.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { useGame } from '../use-game.js';
import { hasBoard } from '../has-board.js';
import { gameChoicesQuery } from '../queries.js';
import type { GameChoice } from '../games.schemas.js';
import { groupGames, type GameOption } from '../game-options.js';
import { Field, GroupName, Input, Label, List, Note, Option, Picker, Popup, Toggle } from './game-picker.styles.js';

interface GamePickerProps {
  /** The selected game; undefined for all games. */
  gameId: number | undefined;
  onPick: (gameId: number | undefined) => void;
  /** Whether all games can be selected. */
  canPickAll?: boolean;
}

/** The number of options that Page Up and Page Down pass. */
const PAGE = 8;

const keyOf = ({ id }: GameOption) => id ?? 'all';

/** The selected game, from any cache that has it, and whether it could not be loaded. */
function useSelected(gameId: number | undefined): { game: GameChoice | undefined; isFailed: boolean } {
  const { data: games, isPending } = useQuery(gameChoicesQuery(''));
  const listed = games?.items.find((game) => game.id === gameId);
  const single = useGame(gameId !== undefined && !isPending && !listed ? gameId : undefined);
  return { game: listed ?? single.game, isFailed: single.isUnknown || single.error !== null };
}

export function usePickedGame(gameId: number | undefined): GameChoice | undefined {
  return useSelected(gameId).game;
}

/** The name of the selected game; its number only if the name could not be loaded. */
export function useGameName(gameId: number | undefined): string {
  const { t } = useTranslation('games');
  const { game, isFailed } = useSelected(gameId);
  if (gameId === undefined) return t('picker.allGames');
  if (game) return game.name;
  return isFailed ? t('picker.gameNumber', { id: gameId }) : t('ui.loading');
}

/** A searchable list of games, grouped by main category. */
export function GamePicker({ gameId, onPick, canPickAll = true }: GamePickerProps): ReactNode {
  const { t, i18n } = useTranslation('games');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const search = useDeferredValue(typed);
  const first = useQuery(gameChoicesQuery(''));
  const isPartial = first.data !== undefined && first.data.total > first.data.items.length;
  // The list is filtered here at once, so that Enter chooses from what was typed. If not all games are loaded, the
  // server searches as well.
  const found = useQuery({
    ...gameChoicesQuery(search.trim()),
    enabled: isPartial && isOpen && search.trim() !== '',
  });
  const games = (isPartial && search.trim() ? found.data : undefined) ?? first.data;
  // Where all games can be selected, it is for boards.
  const offered = games?.items.filter((game) => !canPickAll || hasBoard(game)) ?? [];
  const groups = groupGames(offered, typed, new Intl.Collator(i18n.language).compare);

  const all: GameOption = { id: undefined, name: t('picker.allGames') };
  const hasAll = canPickAll && !typed.trim();
  const options = [...(hasAll ? [all] : []), ...groups.flatMap((group) => group.options)];
  const missing = games && !typed.trim() ? games.total - games.items.length : 0;
  const pickedName = useGameName(gameId);
  const name = gameId === undefined && !canPickAll ? '' : pickedName;
  const combobox = useCombobox({ options, keyOf, isOpen, onOpen: open, onChoose: pick });

  function open(): void {
    if (isOpen) return;
    setOpen(true);
    setTyped('');
    const picked = options.findIndex((option) => option.id === gameId);
    combobox.activate(Math.max(0, picked));
  }

  function close(): void {
    setOpen(false);
    setTyped('');
  }

  function pick(option: GameOption): void {
    close();
    if (option.id !== gameId) onPick(option.id);
  }

  const keys = isOpen
    ? {
        Home: typed ? undefined : () => combobox.activate(0),
        End: typed ? undefined : () => combobox.activate(options.length - 1),
        PageDown: () => combobox.skip(PAGE),
        PageUp: () => combobox.skip(-PAGE),
        Escape: close,
      }
    : { Enter: open };

  return (
    <Picker
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Label htmlFor={`${id}-input`}>{t('picker.label')}</Label>
      <Field>
        <Search size={17} aria-hidden="true" />
        <Input
          ref={input}
          id={`${id}-input`}
          {...combobox.input(keys)}
          placeholder={isOpen || !canPickAll ? t('picker.placeholder') : undefined}
          value={isOpen ? typed : name}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onChange={(event) => {
            // Typing into the closed field starts a new search instead of extending the shown name.
            setTyped(isOpen ? event.target.value : event.target.value.replace(name, ''));
            setOpen(true);
            combobox.activate();
          }}
        />
        <Toggle
          type="button"
          tabIndex={-1}
          aria-label={t('picker.open')}
          onClick={() => {
            if (isOpen) close();
            else open();
            input.current?.focus();
          }}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Toggle>
      </Field>
      {isOpen && (
        // The field keeps the focus when an option or the scroll bar is pressed.
        <Popup onMouseDown={(event) => event.preventDefault()}>
          {options.length > 0 && (
            <List {...combobox.list} aria-label={t('picker.label')}>
              {hasAll && renderOption(all)}
              {groups.map((group) => (
                <div key={group.category} role="group" aria-labelledby={`${id}-${group.category}`}>
                  <GroupName id={`${id}-${group.category}`}>{t(`categories.${group.category}`)}</GroupName>
                  {group.options.map(renderOption)}
                </div>
              ))}
            </List>
          )}
          {first.isPending && <Note>{t('ui.loading')}</Note>}
          {first.isLoadingError && <Note>{t('picker.error')}</Note>}
          {games && options.length === 0 && <Note>{t('picker.noMatch')}</Note>}
          {missing > 0 && <Note>{t('picker.more', { count: missing })}</Note>}
        </Popup>
      )}
      <VisuallyHidden role="status">
        {isOpen && typed.trim() && t('picker.results', { count: options.length })}
      </VisuallyHidden>
    </Picker>
  );

  function renderOption(option: GameOption): ReactNode {
    const isPicked = option.id === gameId;
    return (
      <Option key={keyOf(option)} {...combobox.option(option)} aria-selected={isPicked}>
        {option.name}
        {isPicked && <Check size={16} aria-hidden="true" />}
      </Option>
    );
  }
}
