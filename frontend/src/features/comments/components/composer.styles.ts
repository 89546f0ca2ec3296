import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  textarea {
    min-height: 88px;
  }
`;
