import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  textarea {
    min-height: 88px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
`;
