import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

/** The fields of a form, narrow enough to read. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 460px;
`;
