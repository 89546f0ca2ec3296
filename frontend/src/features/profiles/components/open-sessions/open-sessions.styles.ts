import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 8px 16px;
  min-height: 76px;
  padding-block: 12px;
  border-top: 1px solid ${color.line};
  > div {
    min-width: 0;
  }
`;

export const Name = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin: 0;
  font-weight: 600;
`;

export const Here = styled.span`
  padding: 1px 10px;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: 0.8125rem;
  font-weight: 700;
`;

export const Facts = styled.p`
  margin: 2px 0 0;
  font-size: 0.875rem;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
