import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const List = styled.ul`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-block: 10px;
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
