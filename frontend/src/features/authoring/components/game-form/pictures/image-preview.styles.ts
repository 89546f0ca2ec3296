import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const PreviewFrame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

export const PreviewImage = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Broken = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[6]};
  height: 100%;
  padding: ${space[8]};
  border: 1px dashed ${color.lineStrong};
  border-radius: inherit;
  font-size: 0.875rem;
  text-align: center;
  color: ${color.textMuted};
`;
