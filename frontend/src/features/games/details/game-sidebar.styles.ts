import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  min-width: 0;
  padding: ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
  }
  dt {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  a {
    display: inline-block;
    padding-block: ${space[4]};
  }
`;
