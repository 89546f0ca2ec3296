import { DropdownMenu } from 'radix-ui';
import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export { MenuContent as Content, MenuItem as Item } from '../../../../shared/ui/menu.js';

export const Trigger = styled(DropdownMenu.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  max-width: 220px;
  padding: 6px 12px 6px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${color.lineStrong};
  }
`;

export const TriggerName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Label = styled(DropdownMenu.Label)`
  padding: 8px 12px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Separator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 4px 0;
  background: ${color.line};
`;
