import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { nameWrap } from './player-name.styles.js';

/** Looks like plain text until hovered. */
export const NameLink = styled(Link)`
  display: inline-block;
  ${nameWrap}
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
