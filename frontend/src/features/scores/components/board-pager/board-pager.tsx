import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button/button.js';
import { Pager, Position } from './board-pager.styles.js';

interface BoardPagerProps {
  page: number;
  pages: number;
  /** The last page that Next may lead to. */
  lastReachable: number;
  onPage: (page: number) => void;
}

/** Previous and Next, shown only when there is more than one page (SPEC section 9). */
export function BoardPager({ page, pages, lastReachable, onPage }: BoardPagerProps): ReactNode {
  const { t } = useTranslation();
  const position = useRef<HTMLSpanElement>(null);
  if (pages <= 1) return null;

  function handleStep(target: number): void {
    // The pressed button is about to be disabled, and a disabled button would drop the focus to the page's start.
    if (target <= 1 || target >= lastReachable) position.current?.focus({ preventScroll: true });
    onPage(target);
  }

  return (
    <Pager aria-label={t('board.pager')}>
      <Button disabled={page <= 1} onClick={() => handleStep(Math.min(page - 1, lastReachable))}>
        {t('board.previous')}
      </Button>
      <Position ref={position} tabIndex={-1}>
        {t('board.pageOf', { page, pages })}
      </Position>
      <Button disabled={page >= lastReachable} onClick={() => handleStep(page + 1)}>
        {t('board.next')}
      </Button>
    </Pager>
  );
}
