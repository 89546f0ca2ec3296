import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGlide } from '#shared/motion/use-glide.js';
import { useHeldRows, type RowKind } from '#shared/motion/use-held-rows.js';
import { WaitingPill } from '../waiting-pill.js';
import { Frame, List } from './moving-list.styles.js';

interface MovingListProps<T> {
  /** Identifies the list; rows are animated within one list. */
  name: string;
  rows: readonly T[];
  kind: RowKind<T>;
  /** One row: an `li` with `data-glide`. */
  children: (row: T) => ReactNode;
  /** Shown below the rows, without motion. */
  after?: ReactNode;
}

/** Rows that move to their new positions, and wait while the pointer is over them. */
export function MovingList<T>({ name, rows, kind, children, after }: MovingListProps<T>): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const held = useHeldRows(rows, name, kind);
  useGlide(list, name);
  return (
    <Frame {...held.handlers}>
      {held.waiting > 0 && (
        <WaitingPill type="button" aria-label={t('ui.waitingHint', { count: held.waiting })} onClick={held.showHeld}>
          {t('ui.waiting', { count: held.waiting })}
        </WaitingPill>
      )}
      <List ref={list}>
        {(held.rows ?? rows).map(children)}
        {after}
      </List>
    </Frame>
  );
}
