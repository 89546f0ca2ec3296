import { isValidElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadTexts, type Namespace } from '#shared/i18n/i18n.js';

const preloads = new WeakMap<object, () => Promise<unknown>>();

/**
 * A page whose code and texts are loaded when it is opened. A preloaded page renders at once, without a loading state.
 */
export function lazyPage(load: () => Promise<ComponentType>, namespaces: readonly Namespace[] = []): ComponentType {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await remember() }));

  async function remember(): Promise<ComponentType> {
    [loaded] = await Promise.all([load(), loadTexts(...namespaces)]);
    return loaded;
  }

  function Page(): ReactNode {
    // Chosen once: a page that suspended at first must keep its component type, and with it its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }

  preloads.set(Page, remember);
  return Page;
}

/** Loads the code of a page ahead of its render. A failure shows when the page renders. */
export async function preload(page: ReactNode): Promise<void> {
  if (isValidElement(page) && typeof page.type === 'function') {
    await preloads
      .get(page.type)?.()
      .catch(() => undefined);
  }
}
