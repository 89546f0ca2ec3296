import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const Address = styled.p`
  margin: ${space[10]} 0 0;
  font-weight: 600;
`;

/** Request and response, side by side where they fit. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Fields = styled.dl`
  margin: ${space[12]} 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]} ${space[20]};
    padding-block: ${space[10]};
    border-bottom: 1px solid ${color.line};
    ${from.tablet} {
      grid-template-columns: 120px minmax(0, 1fr);
    }
  }
  dd {
    margin: 0;
    color: ${color.textMuted};
  }
`;
