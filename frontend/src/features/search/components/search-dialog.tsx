import { QUICK_SEARCH_MAX } from '@gamegeek/contracts/search/quick-search.dto.js';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { useQuickSearch } from '../quick-search.js';
import { KeyHints } from './key-hints.js';
import { OptionLine } from './option-line.js';
import { Field, GroupTitle, Input, List, WaitingIcon } from './search-dialog.styles.js';
import { groupFound, type SearchGroup, type SearchOption } from '../search-options.js';
import { SlashSwitch } from './slash-switch.js';
import { useDebounced } from '../use-debounced.js';

/** The search starts after this pause in typing. */
const PAUSE_MS = 150;

/** Finds games, AI models and players by name and opens them: an ARIA combobox. */
export function SearchDialog({ initial, onClose }: { initial: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation(['search', 'common']);
  return (
    <Dialog title={t('title')} place="top" onClose={onClose}>
      <QueryProvider>
        <SearchBox initial={initial} onClose={onClose} />
      </QueryProvider>
    </Dialog>
  );
}

function SearchBox({ initial, onClose }: { initial: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation(['search', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const quickLinks = useQuickLinks();
  const [typed, setTyped] = useState(initial.slice(0, QUICK_SEARCH_MAX));
  const [active, setActive] = useState(0);
  const [isOpenPending, setOpenPending] = useState(false);

  const wanted = typed.trim();
  const debounced = useDebounced(wanted, PAUSE_MS);
  const { found, isOld, error, retry } = useQuickSearch(wanted === '' ? '' : debounced);
  const isWaiting = wanted !== '' && (wanted !== debounced || isOld || (!found && !error));
  const groups = wanted === '' ? [quickLinks] : found ? withAllGames(groupFound(found)) : [];
  const options = groups.flatMap((group) => group.options);
  const current = options[Math.min(active, options.length - 1)];
  const isEmpty = wanted !== '' && !isWaiting && !error && options.length === 0;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function open({ to }: SearchOption): void {
    onClose();
    void navigate(to);
  }

  // Enter was pressed before the answer: open the first match.
  const openFirst = useEffectEvent(() => {
    if (current) open(current);
  });
  useEffect(() => {
    if (isOpenPending && !isWaiting) openFirst();
  }, [isOpenPending, isWaiting]);

  /** A link to more matching games. */
  function withAllGames(known: SearchGroup[]): SearchGroup[] {
    const all = {
      to: paths.gamesFound(debounced),
      name: t('allGames', { q: debounced }),
      picture: { kind: 'page' },
    } as const;
    return known.map((group) => (group.name === 'games' ? { ...group, options: [...group.options, all] } : group));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const last = options.length - 1;
    const steps: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setActive(active >= last ? 0 : active + 1),
      ArrowUp: () => setActive(active <= 0 ? last : Math.min(active, last) - 1),
      Enter: () => (isWaiting ? setOpenPending(true) : current && open(current)),
    };
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <>
      <Field>
        {isWaiting ? <WaitingIcon size={20} aria-hidden="true" /> : <Search size={20} aria-hidden="true" />}
        <Input
          data-first-focus
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={QUICK_SEARCH_MAX}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={current ? optionId(current) : undefined}
          value={typed}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpenPending(false);
          }}
        />
      </Field>
      {options.length > 0 && (
        // The field keeps the focus when an option is pressed.
        <List
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('results')}
          aria-busy={isWaiting}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, options: lines }) => (
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <GroupTitle id={`${id}-${name}`}>{t(name)}</GroupTitle>
              {lines.map((option) => (
                <OptionLine
                  key={option.to}
                  id={optionId(option)}
                  option={option}
                  isActive={option.to === current?.to}
                  onPoint={() => setActive(options.indexOf(option))}
                  onChoose={() => open(option)}
                />
              ))}
            </div>
          ))}
        </List>
      )}
      {isEmpty && <StateMessage title={t('nothing', { q: debounced })} text={t('nothingHint')} />}
      {error && (
        <StateMessage
          tone="danger"
          title={t('failed')}
          text={errorText(error)}
          action={<Button onClick={retry}>{t('common:ui.retry')}</Button>}
        />
      )}
      <KeyHints />
      <SlashSwitch />
      <VisuallyHidden role="status">{statusText()}</VisuallyHidden>
    </>
  );

  function optionId(option: SearchOption): string {
    return `${id}-option-${options.indexOf(option)}`;
  }

  function statusText(): string {
    if (wanted === '' || isWaiting || error) return '';
    return isEmpty ? t('nothing', { q: debounced }) : t('count', { count: options.length });
  }
}

/** Popular pages, shown before anything is typed. */
function useQuickLinks(): SearchGroup {
  const { t } = useTranslation(['search', 'common']);
  const picture = { kind: 'page' } as const;
  return {
    name: 'goTo',
    options: [
      { to: paths.games(), name: t('common:nav.games'), picture },
      { to: paths.models(), name: t('common:nav.models'), picture },
      { to: paths.leaderboard(), name: t('common:nav.leaderboards'), picture },
      { to: paths.submitGame(), name: t('submitGame'), picture },
      { to: paths.apiDocumentation(), name: t('common:footer.apiDocumentation'), picture },
      { to: paths.helpCenter(), name: t('common:footer.helpCenter'), picture },
    ],
  };
}
