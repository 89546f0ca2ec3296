import { styled } from 'styled-components';
import { color, radius } from '#shared/theme/theme.js';

export const Picture = styled.img`
  display: block;
  flex: none;
  border-radius: ${radius.large};
  background: ${color.secondSoft};
  box-shadow: 0 0 0 1px ${color.line};
  image-rendering: pixelated;
`;
