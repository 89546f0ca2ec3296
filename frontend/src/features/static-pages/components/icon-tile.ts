import { styled } from 'styled-components';
import { color, radius } from '../../../shared/theme/theme.js';

/** The tile behind a card's icon. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.medium};
  background: ${color.secondSoft};
  color: ${color.second};
`;
