import { css, styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export type BadgeTone = 'plain' | 'second' | 'accent' | 'danger';

const tones = {
  plain: css`
    background: ${color.surfaceRaised};
    color: ${color.textMuted};
    box-shadow: inset 0 0 0 1px ${color.line};
  `,
  second: css`
    background: ${color.secondSoft};
    color: ${color.second};
  `,
  accent: css`
    background: ${color.accentSoft};
    color: ${color.accent};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
};

/** A label for a category, model or state. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  max-width: 100%;
  min-height: 26px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  ${({ $tone = 'plain' }) => tones[$tone]}
`;
