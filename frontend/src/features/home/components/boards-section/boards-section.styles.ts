import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[20]};
    /* A panel alone in its row fills it. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
