import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const List = styled.dl`
  margin: ${space[16]} 0 0;
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[12]};
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
    gap: ${space[20]};
  }
`;
