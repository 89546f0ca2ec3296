import { create } from 'zustand';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
}

interface ToastState {
  /** One at a time (docs/product.md, section 9): a new toast replaces the previous one. */
  toast: Toast | undefined;
  show: (toast: { title: string; description?: string; variant?: Toast['variant'] }) => void;
  dismiss: (id: number) => void;
}

let lastId = 0;

export const useToasts = create<ToastState>()((set, get) => ({
  toast: undefined,
  show: ({ title, description, variant = 'default' }) => set({ toast: { id: ++lastId, title, description, variant } }),
  dismiss: (id) => {
    if (get().toast?.id === id) set({ toast: undefined });
  },
}));
