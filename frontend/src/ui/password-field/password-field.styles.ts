import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';
import { iconButton } from '../button/icon-button.styles.js';

export const Toggle = styled.button`
  ${iconButton}
  display: grid;
  width: 46px;
  height: 46px;
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
`;
