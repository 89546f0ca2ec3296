import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  padding-bottom: ${space[48]};
  ${from.desktop} {
    gap: ${space[72]};
    padding-bottom: ${space[72]};
  }
`;
