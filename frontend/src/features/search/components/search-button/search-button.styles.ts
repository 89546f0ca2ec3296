import { styled } from 'styled-components';
import { headerIconButton } from '#ui/button/icon-button.styles.js';

export const Trigger = styled.button`
  ${headerIconButton}
  flex: none;
  display: grid;
`;
