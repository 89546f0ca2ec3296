import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const PartTitle = styled.h3`
  margin: ${space[28]} 0 0;
  font-size: 1.0625rem;
`;
