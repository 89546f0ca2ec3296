import { styled } from 'styled-components';
import { color, radius } from '../../theme/theme.js';

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
`;
