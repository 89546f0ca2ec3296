import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Head = styled.div`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[32]};
  ${from.desktop} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  min-height: 1.5em;
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Neighbours = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[8]};
  min-height: ${measure.target};
  > * {
    flex: 1 1 auto;
    gap: ${space[4]};
    padding-inline: ${space[8]};
    font-size: ${fontSize.medium};
    white-space: nowrap;
    ${from.tablet} {
      gap: ${space[8]};
      padding-inline: ${space[12]};
      font-size: ${fontSize.base};
    }
  }
`;
