import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';

/** The column of forms, narrow enough to read. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  margin-inline: auto;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;
