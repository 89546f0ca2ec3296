import { DropdownMenu } from 'radix-ui';
import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export { MenuContent as Content, MenuItem as Item } from '#ui/menu.js';

export const Trigger = styled(DropdownMenu.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  max-width: min(220px, 100%);
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  > svg,
  > img {
    flex: none;
  }
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
  padding: ${space[8]} ${space[12]};
  font-size: ${fontSize.medium};
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Separator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space[4]} 0;
  background: ${color.line};
`;
