import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';
import { ChoiceLine } from '../game-form/game-form.styles.js';

export const BlockForm = styled(ChoiceLine).attrs({ as: 'form' })`
  margin-block: 16px;
`;

export const Players = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-block: 8px;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

export const Since = styled.span`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
