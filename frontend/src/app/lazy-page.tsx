import { isValidElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadTexts } from '#shared/i18n/i18n.js';
import { ROUTES, type RouteName } from './routes.js';

const preloads = new WeakMap<object, () => Promise<unknown>>();

/**
 * A page whose code and texts are loaded when it is opened. A preloaded page renders at once, without a loading state.
 */
export function lazyPage(name: RouteName): ComponentType {
  const { page, texts = [] } = ROUTES[name];
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await remember() }));

  async function remember(): Promise<ComponentType> {
    [{ default: loaded }] = await Promise.all([page(), loadTexts(...texts)]);
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
