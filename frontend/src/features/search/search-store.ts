import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadTexts } from '../../shared/i18n/i18n.js';

type SearchDialog = ComponentType<{ onClose: () => void }>;

interface SearchStore {
  /** The dialog component while it is open; loaded on demand. */
  dialog: SearchDialog | undefined;
  /** Rejects if the code cannot be loaded, for example offline. */
  open: () => Promise<void>;
  close: () => void;
}

export async function loadSearchDialog(): Promise<SearchDialog> {
  const [{ SearchDialog: dialog }] = await Promise.all([
    import('./components/search-dialog/search-dialog.js'),
    loadTexts('search'),
  ]);
  return dialog;
}

export const useSearchStore = create<SearchStore>()((set) => ({
  dialog: undefined,
  open: async () => {
    const dialog = await loadSearchDialog();
    set({ dialog });
  },
  close: () => set({ dialog: undefined }),
}));
