import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { nameWrap } from './player-name.styles.js';

/** As quiet as the name alone, until it is pointed at. */
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
