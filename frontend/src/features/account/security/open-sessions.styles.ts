import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

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
  gap: ${space[4]} ${space[8]};
  margin: 0;
  font-weight: 600;
`;

export const Here = styled.span`
  padding: 1px ${space[8]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 700;
`;
