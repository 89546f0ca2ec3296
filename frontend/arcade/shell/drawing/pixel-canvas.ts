/** The minimum share of the box that a drawing fills in one direction. */
const LEAST_FILLED = 0.8;

/**
 * A canvas measured in drawing pixels instead of screen pixels: each is a square of whole device pixels, so that edges
 * are sharp at any device pixel ratio.
 */
export class PixelCanvas {
  readonly element = document.createElement('canvas');
  readonly ctx: CanvasRenderingContext2D;
  scale = 1;

  constructor(
    public width: number,
    public height: number,
  ) {
    const ctx = this.element.getContext('2d');
    if (!ctx) throw new Error('This browser does not support canvas');
    this.ctx = ctx;
    this.fit(width, height);
  }

  /** Switches between landscape and portrait. True if it has changed. */
  turnTo(upright: boolean): boolean {
    if (upright === this.height > this.width) return false;
    [this.width, this.height] = [this.height, this.width];
    return true;
  }

  /** Chooses the largest whole scale that fits into a box of CSS pixels. */
  fit(boxWidth: number, boxHeight: number): void {
    const ratio = window.devicePixelRatio || 1;
    const room = Math.max(0.5, Math.min((boxWidth * ratio) / this.width, (boxHeight * ratio) / this.height));
    const whole = Math.floor(room);
    // At small whole scales a box would stay half empty: the next larger drawing is scaled down instead.
    const shown = whole / room < LEAST_FILLED ? room : whole;
    this.scale = Math.ceil(shown);
    this.element.width = this.width * this.scale;
    this.element.height = this.height * this.scale;
    this.element.style.width = `${(this.width * shown) / ratio}px`;
    this.element.style.height = `${(this.height * shown) / ratio}px`;
    this.element.style.imageRendering = shown === whole ? '' : 'auto';
  }

  /** Starts a frame: units are drawing pixels, moved by an offset (for screen shake). */
  begin(x = 0, y = 0): CanvasRenderingContext2D {
    const { ctx, scale } = this;
    ctx.setTransform(scale, 0, 0, scale, Math.round(x) * scale, Math.round(y) * scale);
    ctx.globalAlpha = 1;
    ctx.imageSmoothingEnabled = false;
    return ctx;
  }

  /** The pointer position in drawing pixels. */
  locate(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.element.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * this.width,
      y: ((event.clientY - box.top) / box.height) * this.height,
    };
  }
}

/** A picture of `width` × `height`, drawn once and reused between frames. */
export function prerender(width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void) {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const ctx = picture.getContext('2d');
  if (ctx) draw(ctx);
  return picture;
}

/** A picture from rows of characters, each mapped to a colour; others are transparent. */
export function sprite(rows: readonly string[], colors: Readonly<Record<string, string>>): HTMLCanvasElement {
  return prerender(Math.max(...rows.map((row) => row.length)), rows.length, (ctx) => {
    rows.forEach((row, y) =>
      [...row].forEach((dot, x) => {
        const color = colors[dot];
        if (!color) return;
        ctx.fillStyle = color;
        ctx.fillRect(x, y, 1, 1);
      }),
    );
  });
}
