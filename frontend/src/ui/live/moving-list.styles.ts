import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Frame = styled.div`
  position: relative;
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
