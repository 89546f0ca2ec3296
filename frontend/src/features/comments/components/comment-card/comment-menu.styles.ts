import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';
import { iconButton } from '../../../../shared/ui/button/icon-button.styles.js';

export const MenuButton = styled.button`
  ${iconButton}
  display: grid;
  flex: none;
  margin: -4px -8px -4px 0;
  color: ${color.textMuted};
  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`;
