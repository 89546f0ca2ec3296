import { Popover } from 'radix-ui';
import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Sheet = styled(Popover.Content)`
  z-index: 60;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 24px));
  max-height: min(620px, var(--radix-popover-content-available-height));
  padding: ${space[8]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    0 18px 48px ${color.shadow};
`;

export const SheetTitle = styled.h2`
  margin: 0;
  padding: ${space[10]} ${space[12]};
  font-size: 1.0625rem;
`;
