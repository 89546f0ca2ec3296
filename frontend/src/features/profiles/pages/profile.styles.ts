import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${from.desktop} {
    grid-template-columns: 280px minmax(0, 1fr);
    align-items: start;
    gap: ${space[32]};
  }
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  padding-top: ${space[20]};
`;

export const Ended = styled.section`
  max-width: 560px;
  margin: ${space[24]} auto 0;
`;
