import { LiveLine } from './live-line.ts';

function terminal(isTTY: boolean, columns = 20) {
  const written: string[] = [];
  return { isTTY, columns, write: (text: string) => written.push(text), written };
}

describe('the live line', () => {
  it('overwrites itself on a terminal, within its width', () => {
    const tty = terminal(true);
    const line = new LiveLine(tty);
    line.show('short');
    line.show('a line that is far too long');
    expect(tty.written).toEqual(['\r\u001b[2Kshort', '\r\u001b[2Ka line that is far…']);
  });

  it('stays below other output', () => {
    const tty = terminal(true);
    const line = new LiveLine(tty);
    line.show('live');
    line.printAbove('refused');
    expect(tty.written.join('')).toBe('\r\u001b[2Klive\r\u001b[2Krefused\n\r\u001b[2Klive');
  });

  it('prints plain lines without a terminal', () => {
    const pipe = terminal(false);
    const line = new LiveLine(pipe);
    line.show('a line that is far too long');
    line.printAbove('refused');
    line.end('done');
    expect(pipe.written.join('')).toBe('a line that is far too long\nrefused\ndone\n');
  });
});
