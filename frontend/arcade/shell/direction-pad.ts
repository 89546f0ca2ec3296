import { ICONS } from './dom.js';
import { DIRECTION_LABELS, type PadButton } from './presentation.js';

/** Four arrows in a cross. */
export const DIRECTION_PAD: readonly PadButton[] = [
  { control: 'up', icon: ICONS.up, label: DIRECTION_LABELS.up, area: '1 / 2' },
  { control: 'left', icon: ICONS.left, label: DIRECTION_LABELS.left, area: '2 / 1' },
  { control: 'down', icon: ICONS.down, label: DIRECTION_LABELS.down, area: '2 / 2' },
  { control: 'right', icon: ICONS.right, label: DIRECTION_LABELS.right, area: '2 / 3' },
];
