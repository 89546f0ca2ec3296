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
`;

export const FullLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;
