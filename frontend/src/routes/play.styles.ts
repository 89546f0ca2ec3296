import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { from, measure, space } from '#shared/theme/theme.js';

export const DetailsLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;

/** The stage beside the board, or above it on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
