import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const ActionList = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: ${space[12]};
`;
