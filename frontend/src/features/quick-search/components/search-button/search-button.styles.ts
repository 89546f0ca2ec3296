import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Trigger = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
