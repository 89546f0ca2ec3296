/** Captures the log of a node. */
export interface LogLines {
  write(line: string): void;
  text(): string;
  lines(): Record<string, unknown>[];
}

export function logLines(): LogLines {
  const written: string[] = [];
  return {
    write: (line) => void written.push(line),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
