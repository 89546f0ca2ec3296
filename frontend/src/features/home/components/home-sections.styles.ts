import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[56]};
  padding-bottom: ${space[56]};
  ${from.desktop} {
    gap: ${space[80]};
    padding-bottom: ${space[80]};
  }
`;
