import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';

export const Section = styled.section`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[12]};
  min-height: ${measure.target};
  margin-bottom: ${space[16]};
`;

export const Counts = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  /* The counts load with the board and fill whole lines on phones, so that later content does not shift. */
  flex: 1 1 100%;
  min-height: 78px;
  font-size: ${fontSize.medium};
  ${from.tablet} {
    flex: 1 1 0;
    min-height: 24px;
  }
`;

/** A figure with its icon; unobtrusive, because it changes live. */
export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  white-space: nowrap;
`;

/** Reserves its space while the session is checked. */
export const FindMe = styled(Button)<{ $isAwaited: boolean }>`
  visibility: ${({ $isAwaited }) => ($isAwaited ? 'hidden' : 'visible')};
`;

export const FindRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[12]};
  margin: -${space[8]} 0 ${space[12]};
`;

export const FindResult = styled.p`
  min-height: 1.5em;
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

/** Reserves the space of the pager until the number of pages is known. */
export const PagerPlace = styled.div`
  height: 64px;
`;
