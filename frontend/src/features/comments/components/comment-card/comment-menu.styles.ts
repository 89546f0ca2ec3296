import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';
import { iconButton } from '#ui/button/icon-button.styles.js';

export const MenuButton = styled.button`
  ${iconButton}
  display: grid;
  flex: none;
  margin: -${space[4]} -${space[8]} -${space[4]} 0;
  color: ${color.textMuted};
  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`;
