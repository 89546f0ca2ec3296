import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding-block: ${space[48]};
  text-align: center;
  > p {
    max-width: 46ch;
    margin: 0;
    color: ${color.textMuted};
    text-wrap: balance;
  }
`;
