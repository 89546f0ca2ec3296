import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  max-width: 480px;
  margin-top: ${space[12]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > button {
    align-self: start;
    min-height: 48px;
    ${from.tablet} {
      /* Aligned with the field, below its label. */
      margin-top: ${space[28]};
    }
  }
`;

export const Done = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${color.textMuted};
  > strong {
    color: ${color.accent};
  }
`;
