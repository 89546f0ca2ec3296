import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Title = styled.h2`
  display: flex;
  align-items: baseline;
  gap: ${space[8]};
  margin: 0;
  font-size: ${fontSize.large};
`;

export const Total = styled.span`
  font-size: ${fontSize.base};
  font-weight: 500;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  /* The label beside its select. */
  div:has(> label) {
    grid-template-columns: auto auto;
    align-items: center;
    gap: ${space[8]};
  }
  select {
    min-height: ${measure.target};
  }
  ${from.tablet} {
    justify-content: flex-end;
  }
`;
