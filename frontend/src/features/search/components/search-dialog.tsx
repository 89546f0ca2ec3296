import { QUICK_SEARCH_MAX } from '@gamegeek/contracts/search/quick-search.dto.js';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useCombobox } from '#shared/forms/use-combobox.js';
import { paths } from '#shared/routing/paths.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { quickSearchQuery } from '../queries.js';
import { KeyHints } from './key-hints.js';
import { OptionContent } from './option-content.js';
import { Field, GroupTitle, Input, Line, List, WaitingIcon } from './search-dialog.styles.js';
import { groupFound, type SearchGroup, type SearchOption } from '../search-options.js';
import { SlashSwitch } from './slash-switch.js';
import { useDebounced } from '../use-debounced.js';

/** The search starts after this pause in typing. */
const PAUSE_MS = 150;

/** Finds games, AI models and players by name and opens them. */
export function SearchDialog({ initial, onClose }: { initial: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('search');
  return (
    <Dialog title={t('nav.search')} place="top" onClose={onClose}>
      <QueryProvider>
        <SearchBox initial={initial} onClose={onClose} />
      </QueryProvider>
    </Dialog>
  );
}

function SearchBox({ initial, onClose }: { initial: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = useId();
  const quickLinks = useQuickLinks();
  const [typed, setTyped] = useState(initial.slice(0, QUICK_SEARCH_MAX));
  const [isOpenPending, setOpenPending] = useState(false);

  const wanted = typed.trim();
  const debounced = useDebounced(wanted, PAUSE_MS);
  const q = wanted === '' ? '' : debounced;
  const { data, isPlaceholderData: isOld, error, refetch } = useQuery(quickSearchQuery(q));
  const found = error || q === '' ? undefined : data;
  const isWaiting = wanted !== '' && (wanted !== debounced || isOld || (!found && !error));
  const groups = wanted === '' ? [quickLinks] : found ? withAllGames(groupFound(found)) : [];
  const options = groups.flatMap((group) => group.options);
  const isEmpty = wanted !== '' && !isWaiting && !error && options.length === 0;
  const combobox = useCombobox({ options, keyOf: ({ to }) => to, isOpen: true, onChoose: open });

  function open({ to }: SearchOption): void {
    onClose();
    void navigate(to);
  }

  // Enter was pressed before the answer: open the first match.
  const openFirst = useEffectEvent(() => {
    if (combobox.current) open(combobox.current);
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

  return (
    <>
      <Field>
        {isWaiting ? <WaitingIcon size={20} aria-hidden="true" /> : <Search size={20} aria-hidden="true" />}
        <Input
          {...combobox.input(isWaiting ? { Enter: () => setOpenPending(true) } : {})}
          data-first-focus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoCapitalize="none"
          maxLength={QUICK_SEARCH_MAX}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.activate();
            setOpenPending(false);
          }}
        />
      </Field>
      {options.length > 0 && (
        <List {...combobox.list} aria-label={t('results')} aria-busy={isWaiting}>
          {groups.map(({ name, options: lines }) => (
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <GroupTitle id={`${id}-${name}`}>{t(name)}</GroupTitle>
              {lines.map((option) => (
                <Line key={option.to} {...combobox.option(option)}>
                  <OptionContent option={option} />
                </Line>
              ))}
            </div>
          ))}
        </List>
      )}
      {isEmpty && <StateMessage title={t('nothing', { q: debounced })} text={t('nothingHint')} />}
      {error && <LoadError title={t('failed')} text={errorText(error)} onRetry={() => void refetch()} />}
      <KeyHints />
      <SlashSwitch />
      <VisuallyHidden role="status">{statusText()}</VisuallyHidden>
    </>
  );

  function statusText(): string {
    if (wanted === '' || isWaiting || error) return '';
    return isEmpty ? t('nothing', { q: debounced }) : t('count', { count: options.length });
  }
}

/** Popular pages, shown before anything is typed. */
function useQuickLinks(): SearchGroup {
  const { t } = useTranslation('search');
  const picture = { kind: 'page' } as const;
  return {
    name: 'goTo',
    options: [
      { to: paths.games(), name: t('nav.games'), picture },
      { to: paths.daily(), name: t('nav.daily'), picture },
      { to: paths.models(), name: t('nav.models'), picture },
      { to: paths.leaderboard(), name: t('nav.leaderboards'), picture },
      { to: paths.submitGame(), name: t('submitGame'), picture },
      { to: paths.apiDocumentation(), name: t('footer.apiDocumentation'), picture },
      { to: paths.helpCenter(), name: t('footer.helpCenter'), picture },
    ],
  };
}
