import { endPicture } from '@gamegeek/arcade/pictures/end-pictures.js';
import type { Picture } from '@gamegeek/arcade/pictures/picture.js';
import { keyedRandom } from '../../play/rounds/keyed-random.js';
import { seedNumber } from '../../play/rounds/round.js';
import type { ReplayableRun } from '../../play/recordings/recordings.service.js';

/** Replays a recorded run. Null if its log breaks the rules. */
export function run({ seed: bytes, ...recorded }: ReplayableRun): Picture | null {
  // Buffers arrive as arrays of bytes.
  const seed = Buffer.from(bytes);
  return endPicture({ ...recorded, seed: seedNumber({ seed }), random: keyedRandom(seed) });
}
