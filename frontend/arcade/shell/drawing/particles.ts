interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  left: number;
  life: number;
  size: number;
  color: string;
}

interface Floating {
  x: number;
  y: number;
  text: string;
  color: string;
  left: number;
}

const GRAVITY = 90;
const TEXT_SECONDS = 0.9;
const MOST = 300;

/** Sparks and rising figures: decorative, not seeded, and omitted under reduced motion. */
export class Particles {
  private sparks: Particle[] = [];
  private texts: Floating[] = [];

  clear(): void {
    this.sparks = [];
    this.texts = [];
  }

  burst(x: number, y: number, color: string, count: number, speed = 50): void {
    for (let made = 0; made < count && this.sparks.length < MOST; made++) {
      const angle = Math.random() * Math.PI * 2;
      const pace = speed * (0.3 + Math.random() * 0.7);
      const life = 0.3 + Math.random() * 0.4;
      const size = Math.random() < 0.4 ? 2 : 1;
      const [vx, vy] = [Math.cos(angle) * pace, Math.sin(angle) * pace - 15];
      this.sparks.push({ x, y, vx, vy, left: life, life, size, color });
    }
  }

  addText(x: number, y: number, text: string, color: string): void {
    this.texts.push({ x, y, text, color, left: TEXT_SECONDS });
  }

  get busy(): boolean {
    return this.sparks.length + this.texts.length > 0;
  }

  draw(
    ctx: CanvasRenderingContext2D,
    seconds: number,
    write: (text: string, x: number, y: number, color: string) => void,
  ): void {
    for (const spark of this.sparks) {
      spark.left -= seconds;
      spark.vy += GRAVITY * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      ctx.globalAlpha = Math.max(0, spark.left / spark.life);
      ctx.fillStyle = spark.color;
      ctx.fillRect(Math.round(spark.x), Math.round(spark.y), spark.size, spark.size);
    }
    for (const floating of this.texts) {
      floating.left -= seconds;
      const risen = 1 - floating.left / TEXT_SECONDS;
      ctx.globalAlpha = Math.max(0, Math.min(1, floating.left * 3));
      write(floating.text, Math.round(floating.x), Math.round(floating.y - 12 * risen), floating.color);
    }
    ctx.globalAlpha = 1;
    this.sparks = this.sparks.filter(({ left }) => left > 0);
    this.texts = this.texts.filter(({ left }) => left > 0);
  }
}
