import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

/** Wraps on narrow phones. */
export const Trail = styled.ol`
  margin: 0 0 ${space[12]};
  padding: ${space[10]} 0;
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
    /* Decorative: screen readers announce the list anyway. */
    content: '/' / '';
    margin-inline: ${space[10]};
    color: ${color.lineStrong};
  }
`;

/* High enough for a finger without spreading the lines. */
export const StepLink = styled(Link)`
  padding-block: ${space[14]};
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
