import { Search } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { headerIconButton } from '#ui/buttons/icon-button.styles.js';
import { loadSearchDialog, useSearchStore } from '../search-store.js';
import { useOpenSearch } from '../use-open-search.js';
import { useSearchKeys } from '../use-search-keys.js';

/** Opens the search: by press, by `/` outside of fields, and by Ctrl-K or Cmd-K. */
export function SearchButton(): ReactNode {
  const { t } = useTranslation();
  const { dialog: SearchDialog, typed, close } = useSearchStore();
  const open = useOpenSearch();
  useSearchKeys(open);
  useEffect(() => close, [close]);
  return (
    <>
      <Trigger
        type="button"
        aria-label={t('nav.search')}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        title={t('nav.searchHint')}
        // Preloads the dialog on hover.
        onPointerEnter={() => void loadSearchDialog().catch(() => undefined)}
        onClick={open}
      >
        <Search size={20} aria-hidden="true" />
      </Trigger>
      {SearchDialog && <SearchDialog initial={typed} onClose={close} />}
    </>
  );
}

const Trigger = styled.button`
  ${headerIconButton}
  flex: none;
  display: grid;
`;
