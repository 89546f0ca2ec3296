export interface Tone {
  /** Hertz at the start and, for slides, at the end. */
  pitch: number;
  to?: number;
  seconds?: number;
  wave?: OscillatorType;
  volume?: number;
  delay?: number;
}

/** Small synthesised effects. Off until the player turns them on. */
export class Sound {
  private context: AudioContext | null = null;
  on = false;

  play(...tones: Tone[]): void {
    if (this.on) this.start(...tones);
  }

  /** Plays tones also while effects are off. Returns the time on the clock of `delay`, undefined if there is no sound. */
  start(...tones: Tone[]): number | undefined {
    // Browsers are silent until the player has touched the page or pressed a key.
    if (navigator.userActivation?.hasBeenActive === false) return undefined;
    const context = (this.context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    for (const { pitch, to = pitch, seconds = 0.08, wave = 'square', volume = 0.06, delay = 0 } of tones) {
      const start = context.currentTime + delay;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(pitch, start);
      oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
      gain.gain.setValueAtTime(volume, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + seconds);
    }
    return context.currentTime;
  }
}
