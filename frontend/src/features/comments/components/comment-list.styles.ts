import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Frame = styled.div`
  position: relative;
`;

export const List = styled.ol<{ $old: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

/** Always visible below the header, without taking up space. */
export const PillPlace = styled.div`
  position: sticky;
  z-index: 2;
  top: 92px;
  display: grid;
  justify-items: center;
  height: 0;
`;

export const Pill = styled.button`
  height: ${measure.target};
  margin-top: -${space[12]};
  padding: ${space[4]} ${space[16]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 700;
  cursor: pointer;
  box-shadow: 0 6px 18px ${color.shadow};
  &:hover {
    background: ${color.accentHover};
  }
`;
