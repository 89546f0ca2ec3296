import { StyleSheetManager } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** What accessible names, visibility matchers and user-event ask `getComputedStyle` for. */
const OBSERVABLE = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select', 'content']);

/** Stylis leaves comments out of its output. */
const DROPPED = 'comm';

/**
 * Drops the styles that no test in jsdom can observe: there is no layout, no media query, no animation and no pseudo
 * element. Each rule that is left is matched against each element whose style is computed.
 */
function keepObservable(element: Parameters<StylisPlugin>[0]): void {
  const { type, props } = element;
  if (type === 'decl') {
    if (!OBSERVABLE.has(props as string)) element.type = DROPPED;
  } else if (type !== 'rule' || (props as string[]).every((selector) => selector.includes('::'))) {
    element.type = DROPPED;
  }
}

const PLUGINS = [keepObservable];

/** Renders styled components with the styles alone that jsdom can compute. */
export function ObservableStyles({ children }: { children: ReactNode }): ReactNode {
  return <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>;
}
