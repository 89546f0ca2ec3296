import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

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

export const Heading = styled.h1`
  margin: 0;
  font-size: ${fontSize.display};
  letter-spacing: -0.02em;
`;
