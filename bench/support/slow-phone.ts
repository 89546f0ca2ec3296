import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/checks/chromium.mjs';

/** Lighthouse's phone: a processor four times slower than this one, and "slow 4G". */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const WINDOW = { width: 360, height: 800 };

export interface SlowPhone {
  /** A separate context with an empty cache. */
  open(): Promise<Page>;
  close(): Promise<void>;
}

/** A Chromium with the speed of a cheap phone. */
export async function startSlowPhone(): Promise<SlowPhone> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--disable-gpu'] });
  return {
    open: async () => {
      const page = await pageOf(browser);
      const devtools = await page.context().newCDPSession(page);
      await slowDown(devtools);
      return page;
    },
    close: () => browser.close(),
  };
}

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  return context.newPage();
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}
