import { styled } from 'styled-components';
import { iconButton } from '../../../../shared/ui/button/icon-button.styles.js';

export const Trigger = styled.button`
  ${iconButton}
  flex: none;
  display: grid;
`;
