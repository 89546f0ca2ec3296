const ERASE = '\r\u001b[2K';

export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** A status line that overwrites itself on a terminal; in files and pipes a line each time. */
export class LiveLine {
  private readonly terminal: Terminal;
  private shown = '';

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  show(line: string): void {
    this.shown = line;
    if (this.terminal.isTTY) this.terminal.write(ERASE + cut(line, this.terminal.columns ?? 80));
    else this.terminal.write(`${line}\n`);
  }

  /** Prints a permanent line above the status line. */
  printAbove(line: string): void {
    if (!this.terminal.isTTY) {
      this.terminal.write(`${line}\n`);
      return;
    }
    this.terminal.write(`${ERASE}${line}\n`);
    if (this.shown) this.show(this.shown);
  }

  /** Keeps the last state on the screen. */
  end(line: string): void {
    this.terminal.write(this.terminal.isTTY ? `${ERASE}${line}\n` : `${line}\n`);
  }
}

function cut(line: string, columns: number): string {
  return line.length < columns ? line : `${line.slice(0, Math.max(1, columns - 2))}…`;
}
