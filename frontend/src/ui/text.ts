import { styled } from 'styled-components';
import { color, fontSize, measure } from '#shared/theme/theme.js';
import { placed, type Space } from './layout.js';

interface TextProps {
  $size?: keyof typeof fontSize;
  $muted?: boolean;
  $strong?: boolean;
  /** All digits have the same width, so that changing figures do not move. */
  $tabular?: boolean;
  /** At most as wide as a line that is easy to read. */
  $narrow?: boolean;
  $above?: Space;
  $below?: Space;
}

const size = ({ $size }: TextProps) => $size && `font-size: ${fontSize[$size]};`;

/** A paragraph or, with `as`, a shorter piece of text. */
export const Text = styled.p<TextProps>`
  overflow-wrap: anywhere;
  ${placed}
  ${size}
  ${({ $muted }) => $muted && `color: ${color.textMuted};`}
  ${({ $strong }) => $strong && 'font-weight: 600;'}
  ${({ $tabular }) => $tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ $narrow }) => $narrow && `max-width: ${measure.text};`}
`;

/** A heading of level 2, or of another with `as`. */
export const Heading = styled.h2<Pick<TextProps, '$size' | '$above' | '$below'>>`
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  ${placed}
  ${({ $size = 'large' }) => size({ $size })}
`;
