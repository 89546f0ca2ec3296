import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../theme/theme.js';

/** One line of words that goes on in the next where a phone is too narrow for it. */
export const Trail = styled.ol`
  margin: 0 0 12px;
  padding: 10px 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.6;
  color: ${color.textMuted};
`;

export const Step = styled.li`
  display: inline;
  overflow-wrap: anywhere;
  &:not(:first-child)::before {
    content: '/';
    /* Said by the list itself; read aloud it would only be noise. */
    content: '/' / '';
    margin-inline: 10px;
    color: ${color.lineStrong};
  }
`;

/** As high as a finger needs, without parting the lines. */
export const StepLink = styled(Link)`
  padding-block: 13px;
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
