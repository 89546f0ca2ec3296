import { registerDecorator } from 'class-validator';
import { FRAME_SIDE_MAX, FRAME_SIDE_MIN, INVALID_FRAME, isGameFrame } from './game-frame.js';

/** Apart from the rule, because pages without forms load no validation library. */
export function IsGameFrame(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isGameFrame',
      target: target.constructor,
      propertyName: String(property),
      constraints: [FRAME_SIDE_MIN, FRAME_SIDE_MAX],
      options: { message: INVALID_FRAME },
      validator: { validate: isGameFrame },
    });
}
