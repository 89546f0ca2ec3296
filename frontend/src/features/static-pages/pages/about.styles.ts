import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Contact = styled.div`
  margin-top: ${space[20]};
`;
