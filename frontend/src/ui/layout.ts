import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export type Space = keyof typeof space;

interface Placed {
  /** The distance to the element above. */
  $above?: Space;
  /** The distance to the element below. */
  $below?: Space;
}

interface LayoutProps extends Placed {
  $gap?: Space;
  /** The gap between lines of a row that wraps, if it differs. */
  $rowGap?: Space | 0;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}

const step = (value: Space | 0 | undefined) => (value ? space[value] : '0');

export const placed = ({ $above, $below }: Placed) => `margin: ${step($above)} 0 ${step($below)};`;

const gap = ({ $gap, $rowGap = $gap }: LayoutProps) => `gap: ${step($rowGap)} ${step($gap)};`;

/** Children below each other. A child that is too wide shrinks instead of widening the page. */
export const Stack = styled.div<LayoutProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  ${gap}
  ${({ $align }) => $align && `justify-items: ${$align};`}
  ${placed}
`;

/** Children beside each other; they wrap. */
export const Row = styled.div<LayoutProps>`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gap}
  ${({ $align = 'center' }) => `align-items: ${$align};`}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${placed}
`;

/** A list without marks. */
export const List = styled(Stack).attrs({ as: 'ul' })`
  padding: 0;
  list-style: none;
`;
