import { styled } from 'styled-components';
import { color, radius, reducedMotion } from '#shared/theme/theme.js';

export const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
`;

export const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transform-origin: left;
  transition: transform 500ms ease-out;
  ${reducedMotion} {
    transition: none;
  }
`;
