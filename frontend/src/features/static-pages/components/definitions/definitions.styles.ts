import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';

export const List = styled.dl`
  margin: 16px 0 0;
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 12px;
  border-bottom: 1px solid ${color.line};
  line-height: 1.6;
  dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    color: ${color.textMuted};
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 20px;
  }
`;
