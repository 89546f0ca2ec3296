import { css, styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export type ButtonTone = 'accent' | 'quiet' | 'plain' | 'danger';

const tones = {
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    border-color: transparent;
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  quiet: css`
    background: ${color.surfaceRaised};
    color: ${color.text};
    border-color: ${color.line};
    &:hover:not(:disabled) {
      background: ${color.surfaceHover};
      border-color: ${color.lineStrong};
    }
  `,
  plain: css`
    background: transparent;
    color: ${color.text};
    border-color: transparent;
    &:hover:not(:disabled) {
      background: ${color.surfaceRaised};
    }
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
    border-color: ${color.danger};
    &:hover:not(:disabled) {
      border-color: ${color.text};
    }
  `,
};

const looks = css<{ $tone?: ButtonTone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[16]};
  border: 1px solid;
  border-radius: ${radius.medium};
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 120ms,
    border-color 120ms;
  /* Busy, but still focusable. */
  &[aria-disabled='true'] {
    opacity: 0.7;
    cursor: progress;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${({ $tone = 'quiet' }) => tones[$tone]}
`;

/**
 * `$tone`: `accent` for the main action, `quiet` for others, `plain` in groups of many, `danger` for irreversible
 * actions.
 */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))<{ $tone?: ButtonTone }>`
  ${looks}
`;

export const ButtonLink = styled(Link)<{ $tone?: ButtonTone }>`
  ${looks}
`;

/** For targets outside the site's pages: other sites, files. */
export const ButtonAnchor = styled.a<{ $tone?: ButtonTone }>`
  ${looks}
`;
