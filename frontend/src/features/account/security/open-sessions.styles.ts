import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

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
  gap: ${space[8]} ${space[16]};
  min-height: 76px;
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};
  > div {
    min-width: 0;
  }
`;

export const Name = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[10]};
  margin: 0;
  font-weight: 600;
`;

export const Here = styled.span`
  padding: 1px ${space[10]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: 0.8125rem;
  font-weight: 700;
`;

export const Facts = styled.p`
  margin: ${space[2]} 0 0;
  font-size: 0.875rem;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
