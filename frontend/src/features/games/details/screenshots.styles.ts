import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: inherit;
  font: inherit;
  cursor: zoom-in;
  box-shadow: 0 0 0 1px ${color.line};
  &:hover {
    box-shadow: 0 0 0 2px ${color.lineStrong};
  }
`;

export const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
`;

export const Picture = styled.img<{ $whole: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
  user-select: none;
`;

export const BrokenNote = styled.span`
  position: absolute;
  left: 8px;
  right: 8px;
  bottom: 8px;
  padding: ${space[8]} ${space[8]};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.medium};
  text-align: center;
`;

/** Horizontal swipes change the picture; vertical ones scroll. */
export const Stage = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.ground};
  touch-action: pan-y;
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-top: ${space[16]};
`;
