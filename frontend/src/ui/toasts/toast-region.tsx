import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Close, Description, Title, Viewport } from './toast-region.styles.js';
import { useToasts } from './toast-store.js';

/** Constants of docs/product.md, section 9. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

export function ToastRegion(): ReactNode {
  const { t } = useTranslation();
  const toast = useToasts((state) => state.toast);
  const dismiss = useToasts((state) => state.dismiss);

  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label={t('ui.notification')}
    >
      {toast && (
        <Card
          key={toast.id}
          $variant={toast.variant}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(toast.id);
          }}
        >
          <Title>{toast.title}</Title>
          {toast.description && <Description>{toast.description}</Description>}
          <Close aria-label={t('ui.dismiss')}>
            <X size={18} aria-hidden="true" />
          </Close>
        </Card>
      )}
      <Viewport hotkey={HOTKEY} label={t('ui.notifications')} />
    </Toast.Provider>
  );
}
