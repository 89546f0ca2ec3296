import { isValidElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

const preloads = new WeakMap<object, () => Promise<unknown>>();

/**
 * A page whose code, and beside it the texts it shows, is loaded when somebody goes there. What was preloaded renders at
 * once, without a loading state.
 */
export function lazyPage(load: () => Promise<ComponentType>, ...texts: (() => Promise<void>)[]): ComponentType {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await remember() }));

  async function remember(): Promise<ComponentType> {
    [loaded] = await Promise.all([load(), ...texts.map((loadTexts) => loadTexts())]);
    return loaded;
  }

  function Page(): ReactNode {
    // Chosen once: a page that began by waiting must not become another component, and lose its state, when it is here.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }

  preloads.set(Page, remember);
  return Page;
}

/** Loads the code of a page's element ahead of its render. A failure shows when the page is rendered. */
export async function preload(page: ReactNode): Promise<void> {
  if (isValidElement(page) && typeof page.type === 'function') {
    await preloads
      .get(page.type)?.()
      .catch(() => undefined);
  }
}
