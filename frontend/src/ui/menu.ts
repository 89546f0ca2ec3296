import { DropdownMenu } from 'radix-ui';
import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

/** The content of a menu. Radix is large, so only code loaded on demand uses it. */
export const MenuContent = styled(DropdownMenu.Content)`
  z-index: 60;
  min-width: 200px;
  padding: ${space[8]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    0 18px 48px ${color.shadow};
`;

export const MenuItem = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.small};
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${color.accentSoft};
  }
`;
