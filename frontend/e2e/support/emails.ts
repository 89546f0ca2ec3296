import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Player } from './players.js';

/** The folder to which the server under test writes its emails; playwright.config.ts sets it for both. */
const outbox = (): string => path.join(process.env.E2E_HOME ?? '', 'outbox');

/** The text of an email without its header, which has another link in newsletters. */
const textOf = (mail: string): string =>
  mail
    .slice(mail.indexOf('\r\n\r\n'))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function emailTo(address: string, kind: string): Promise<string | undefined> {
  const names = (await readdir(outbox())).filter((name) => name.includes(`-${kind}-`) && name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox(), name), 'utf8')));
  return mails.find((mail) => mail.includes(`To: ${address}\r\n`));
}

/** Waits for an email of a kind (`verify-email`, for example) to an address and returns its link. */
export async function linkInEmail(address: string, kind: string): Promise<string> {
  const found = async (): Promise<string> =>
    /https?:\/\/\S+\?[a-z]+=[\w-]+(?:\.[\w-]+)?/.exec(textOf((await emailTo(address, kind)) ?? ''))?.[0] ?? '';
  await expect.poll(found, { message: `a mail ${kind} to ${address}` }).not.toBe('');
  return found();
}

/** Verifies the address of an account with the emailed link. */
export async function verifyAddress(request: APIRequestContext, { user }: Pick<Player, 'user'>): Promise<void> {
  const token = new URL(await linkInEmail(user.email, 'verify-email')).searchParams.get('verify');
  const answer = await request.post('/api/auth/verify', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}
