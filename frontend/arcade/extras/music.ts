import type { Tune } from '../shell/presentation.js';
import type { Sound, Tone } from '../shell/audio/sound.js';

interface Score {
  /** Seconds of a step. */
  step: number;
  /** Steps of a chord. */
  bar: number;
  /** Semitones above the lowest A, each chord from its bass upwards. */
  chords: readonly (readonly number[])[];
  /** Which notes of the chord the steps play; -1 is a rest. */
  order: readonly number[];
  wave: OscillatorType;
  volume: number;
  /** Seconds that a note sounds. */
  sounds: number;
}

const TUNES: Readonly<Record<Tune, Score>> = {
  calm: {
    step: 0.44,
    bar: 8,
    chords: [
      [0, 12, 15, 19, 24],
      [-4, 8, 12, 15, 20],
      [3, 15, 19, 22, 27],
      [-2, 10, 14, 17, 22],
    ],
    order: [1, 2, 3, 4, 3, 2, 3, -1],
    wave: 'triangle',
    volume: 0.03,
    sounds: 0.9,
  },
  quick: {
    step: 0.17,
    bar: 8,
    chords: [
      [0, 12, 15, 19, 24],
      [5, 17, 20, 24, 29],
      [-2, 10, 14, 17, 22],
      [3, 15, 19, 22, 27],
    ],
    order: [1, 3, 2, 3, 4, 3, 2, -1],
    wave: 'square',
    volume: 0.012,
    sounds: 0.14,
  },
  deep: {
    step: 0.8,
    bar: 4,
    chords: [
      [0, 7, 12, 15, 19],
      [-2, 5, 10, 14, 17],
      [-4, 3, 8, 12, 15],
      [-5, 2, 7, 11, 14],
    ],
    order: [1, 3, -1, 2],
    wave: 'sine',
    volume: 0.04,
    sounds: 2,
  },
};

const LOWEST_A = 55;
const CHECK_MS = 200;
/** Seconds that are scheduled ahead. */
const AHEAD = 0.6;

/** A quiet tune, repeated while a run is played. */
export class Music {
  private timer: ReturnType<typeof setInterval> | undefined;
  private at = 0;
  private next = 0;

  constructor(
    private readonly tune: Tune,
    private readonly sound: Sound,
  ) {}

  play(on: boolean): void {
    if (on === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.timer = undefined;
    const score = TUNES[this.tune];
    if (on) this.timer = setInterval(() => this.schedule(score), CHECK_MS);
  }

  private schedule(score: Score): void {
    const now = this.sound.start();
    if (now === undefined) return;
    // After a pause the tune goes on from here.
    this.next = Math.max(this.next, now);
    for (; this.next < now + AHEAD; this.next += score.step, this.at++)
      this.sound.start(...tonesAt(score, this.at, this.next - now));
  }
}

function tonesAt({ bar, chords, order, wave, volume, sounds, step }: Score, at: number, delay: number): Tone[] {
  const chord = chords[Math.floor(at / bar) % chords.length] ?? [];
  const note = chord[order[at % order.length] ?? -1];
  const bass = at % bar === 0 ? chord[0] : undefined;
  const tones: Tone[] = [];
  if (note !== undefined) tones.push({ pitch: pitchOf(note), seconds: sounds, wave, volume, delay });
  if (bass !== undefined)
    tones.push({ pitch: pitchOf(bass), seconds: step * bar, wave: 'triangle', volume: volume * 1.5, delay });
  return tones;
}

const pitchOf = (semitones: number) => LOWEST_A * 2 ** (semitones / 12);
