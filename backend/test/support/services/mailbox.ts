import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../until.js';

/** A parsed email. */
export interface ReadMail {
  file: string;
  kind: string;
  to: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Reads the outbox folder of a node without a mail server. */
export class Mailbox {
  constructor(private readonly home: string) {}

  get folder(): string {
    return path.join(this.home, 'outbox');
  }

  /** Returns all emails, oldest first. */
  async all(): Promise<ReadMail[]> {
    const files = (await readdir(this.folder)).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => this.read(file)));
    return mails.sort((one, other) => numberOf(one.file) - numberOf(other.file));
  }

  async to(address: string, kind?: string): Promise<ReadMail[]> {
    return (await this.all()).filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind));
  }

  /** Waits for this many emails and returns the last. */
  async next(address: string, kind: string, count = 1): Promise<ReadMail> {
    const mails = await until(
      () => this.to(address, kind),
      (found) => found.length >= count,
    );
    return mails.at(-1)!;
  }

  private async read(file: string): Promise<ReadMail> {
    const kind = /^[\dT-]+-([a-z][a-z-]*)-\d+\.eml$/.exec(file)?.[1] ?? '';
    return { file, kind, ...parseMail(await readFile(path.join(this.folder, file), 'utf8')) };
  }
}

/** The token of the link in an email. */
export function tokenIn({ text }: Pick<ReadMail, 'text'>, parameter: string): string {
  const token = new RegExp(`[?&]${parameter}=([\\w.-]+)`).exec(text)?.[1];
  if (token === undefined) throw new Error(`the mail has no link with ${parameter}:\n${text}`);
  return token;
}

const numberOf = (file: string) => Number(/-(\d+)\.eml$/.exec(file)?.[1]);

/** Parses a multipart message with text and HTML. */
export function parseMail(raw: string): Omit<ReadMail, 'file' | 'kind'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.trimStart()));
  const part = (type: string) => {
    const found = parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
    return found ? decoded(found.body, found.headers['content-transfer-encoding']) : '';
  };
  return {
    to: headers.to ?? '',
    subject: decodedWords(headers.subject ?? ''),
    headers,
    text: part('text/plain'),
    html: part('text/html'),
  };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: rest.join('\r\n\r\n') };
}

function decoded(body: string, encoding = '7bit'): string {
  const plain =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(body.replace(/=\r\n/g, ''))
        : body;
  return plain.replaceAll('\r\n', '\n');
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, form: string, word: string) =>
      form.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
}
