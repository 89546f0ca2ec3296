import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const MenuButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -4px -8px -4px 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`;
