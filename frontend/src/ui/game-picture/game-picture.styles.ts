import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';

export const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.surfaceRaised};
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
