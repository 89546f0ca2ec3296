import { StyleSheetManager } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** The properties that accessible names, visibility matchers and user-event read from `getComputedStyle`. */
const OBSERVABLE = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select', 'content']);

/** Stylis removes comments. */
const DROPPED = 'comm';

/**
 * Drops styles that cannot be observed in jsdom, which has no layout, media queries, animations or pseudo elements.
 * Each remaining rule is matched against each element whose style is computed.
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

/** Renders styled components with only the styles that jsdom can compute. */
export function ObservableStyles({ children }: { children: ReactNode }): ReactNode {
  return <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>;
}
