import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadTexts } from '#shared/i18n/i18n.js';
import { collectTyping } from './typed-ahead.js';

type SearchDialog = ComponentType<{ initial: string; onClose: () => void }>;

interface SearchStore {
  /** The dialog component while it is open; loaded on demand. */
  dialog: SearchDialog | undefined;
  /** What was typed while the dialog was loading. */
  typed: string;
  /** Rejects if the code cannot be loaded, for example offline. */
  open: () => Promise<void>;
  close: () => void;
}

export async function loadSearchDialog(): Promise<SearchDialog> {
  const [{ SearchDialog: dialog }] = await Promise.all([import('./components/search-dialog.js'), loadTexts('search')]);
  return dialog;
}

let opening: Promise<void> | undefined;

async function loadAndOpen(): Promise<void> {
  const endTyping = collectTyping();
  try {
    const dialog = await loadSearchDialog();
    useSearchStore.setState({ dialog, typed: endTyping() });
  } finally {
    endTyping();
  }
}

export const useSearchStore = create<SearchStore>()((set) => ({
  dialog: undefined,
  typed: '',
  open: () => {
    opening ??= loadAndOpen().finally(() => (opening = undefined));
    return opening;
  },
  close: () => set({ dialog: undefined }),
}));
