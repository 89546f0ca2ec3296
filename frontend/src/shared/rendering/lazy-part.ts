import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts, type Namespace } from '../i18n/i18n.js';

/** A component whose code and texts are loaded when it is rendered for the first time. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...texts: Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)]);
    return { default: module[name] };
  });
}
