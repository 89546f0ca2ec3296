import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 480px;
  margin-top: 12px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > button {
    align-self: start;
    min-height: 48px;
    ${from.tablet} {
      /* Aligned with the field, below its label. */
      margin-top: 28px;
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
