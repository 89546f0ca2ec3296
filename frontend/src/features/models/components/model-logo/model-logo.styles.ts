import { styled } from 'styled-components';
import { color, font, radius } from '#shared/theme/theme.js';

export const Tile = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Initial = styled.span`
  font-family: ${font.pixel};
  font-weight: 600;
  line-height: 1;
  text-transform: uppercase;
  color: ${color.second};
`;
