import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const OnePicture = styled.div`
  position: relative;
  max-width: 320px;
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[8]};
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;
`;

export const Picture = styled.li`
  position: relative;
  min-width: 0;
`;

export const Remove = styled.button`
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;
  &:hover {
    border-color: ${color.text};
  }
`;
