import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useToasts } from './toast-store.js';

const ToastRegion = lazyPart(() => import('./toast-region.js'), 'ToastRegion');

/** The region of toasts. Its code is loaded with the first toast and then stays, so that F8 always finds the region. */
export function Toasts(): ReactNode {
  const toast = useToasts((state) => state.toast);
  const [isNeeded, setNeeded] = useState(false);
  if (toast && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
