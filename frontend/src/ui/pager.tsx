import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Button } from './buttons/button.js';

interface PagerProps {
  /** The accessible name of what is paged. */
  label: string;
  page: number;
  pages: number;
  /** The last page that Next may open; the last page by default. */
  lastReachable?: number;
  onPage: (page: number) => void;
}

/** Previous and Next, shown if there is more than one page (docs/product.md, section 9). */
export function Pager({ label, page, pages, lastReachable = pages, onPage }: PagerProps): ReactNode {
  const { t } = useTranslation();
  const position = useRef<HTMLSpanElement>(null);
  if (pages <= 1) return null;

  function handleStep(target: number): void {
    // The pressed button is about to be disabled, which would lose the focus.
    if (target <= 1 || target >= lastReachable) position.current?.focus({ preventScroll: true });
    onPage(target);
  }

  return (
    <PagerNav aria-label={label}>
      <Button disabled={page <= 1} onClick={() => handleStep(Math.min(page - 1, lastReachable))}>
        {t('board.previous')}
      </Button>
      <Position ref={position} tabIndex={-1}>
        {t('board.pageOf', { page, pages })}
      </Position>
      <Button disabled={page >= lastReachable} onClick={() => handleStep(page + 1)}>
        {t('board.next')}
      </Button>
    </PagerNav>
  );
}

const PagerNav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  padding-top: ${space[16]};
  /* On the narrowest phones the page number between them needs the room. */
  > button {
    padding-inline: clamp(${space[8]}, 3.6vw, ${space[16]});
  }
`;

const Position = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.medium};
  text-align: center;
  text-wrap: balance;
  font-variant-numeric: tabular-nums;
`;
