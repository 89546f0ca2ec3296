import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 56px;
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
`;

export const Reason = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  time {
    display: block;
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
`;

export const Amount = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  color: ${color.record};
`;
