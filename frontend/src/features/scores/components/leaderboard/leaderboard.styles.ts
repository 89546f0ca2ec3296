import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';

export const Section = styled.section`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 12px;
  min-height: 44px;
  margin-bottom: 16px;
`;

export const Counts = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 18px;
  /* The figures come with the board; two lines of them on a phone. */
  min-height: 52px;
  ${from.tablet} {
    min-height: 24px;
  }
`;

/** A figure with its sign; calm, because it changes by itself. */
export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  white-space: nowrap;
`;

export const FindResult = styled.p`
  min-height: 1.5em;
  margin: -8px 0 12px;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

/** The room of the pager until it is known whether there is one, so that the page does not grow below the reader. */
export const PagerPlace = styled.div`
  height: 64px;
`;
