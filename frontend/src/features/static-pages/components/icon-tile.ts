import { styled } from 'styled-components';
import { color, measure, radius } from '#shared/theme/theme.js';

/** The tile behind a card's icon. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${measure.target};
  height: ${measure.target};
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  color: ${color.second};
`;
