import { styled } from 'styled-components';
import { color, from } from '../../theme/theme.js';

export const TabList = styled.div`
  display: flex;
  gap: 4px;
  border-bottom: 1px solid ${color.line};
`;

export const Tab = styled.button`
  min-height: 48px;
  padding: 8px 10px;
  border: 0;
  border-bottom: 3px solid transparent;
  margin-bottom: -1px;
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;
  ${from.tablet} {
    padding-inline: 16px;
    font-size: 1rem;
  }
  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    color: ${color.text};
    border-bottom-color: ${color.accent};
  }
`;
