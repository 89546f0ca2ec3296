import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  margin: 0 0 ${space[12]};
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[16]};
  padding-block: ${space[10]};
  border-top: 1px solid ${color.line};
  small {
    display: block;
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  time {
    font-size: 0.9375rem;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
