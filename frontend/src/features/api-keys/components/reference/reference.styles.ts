import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';

export const Address = styled.p`
  margin: 10px 0 0;
  font-weight: 600;
`;

/** Request and response, side by side where they fit. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 16px;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Fields = styled.dl`
  margin: 12px 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px 20px;
    padding-block: 10px;
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
