import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const TopBox = styled.section`
  min-width: 0;
  padding: ${space[16]} ${space[12]} ${space[8]};
  ${from.tablet} {
    padding-inline: ${space[16]};
  }
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

/** Reserves the space of ten rows and their header. */
export const Rows = styled.div`
  min-height: 548px;
`;

export const OwnRank = styled.p`
  display: grid;
  align-content: center;
  gap: ${space[4]};
  min-height: 4.5rem;
  margin: 0 0 ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  &:empty {
    background: ${color.surfaceRaised};
  }
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  /* Beside both lines, so that the rows below do not move when it appears. */
  > a {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    max-width: 6.5rem;
    padding-block: ${space[8]};
    text-align: end;
    text-wrap: balance;
    font-weight: 600;
  }
  &:has(> a) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[12]};
  }
`;

export const FullLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;
