import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  margin-bottom: ${space[16]};
`;

export const Title = styled.h1`
  margin: 0;
  font-size: ${fontSize.heading};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

export const DetailsLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
`;

/** Above the stage of a hidden game. */
export const Trial = styled.p`
  margin: 0 0 ${space[16]};
  color: ${color.textMuted};
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
