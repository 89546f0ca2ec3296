import { chromium, type Browser, type CDPSession, type Frame, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/checks/chromium.mjs';

/** Lighthouse's phone: a processor four times slower than this one, and "slow 4G". */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const WINDOW = { width: 360, height: 800 };

export interface SlowPhone {
  /** A separate context with an empty cache. */
  open(): Promise<Page>;
  /** Throttles a frame in its own process. Frames in the process of their page are throttled with it. */
  slowDown(frame: Frame): Promise<void>;
  close(): Promise<void>;
}

/** Starts Chromium with the speed of a cheap phone. */
export async function startSlowPhone(): Promise<SlowPhone> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--disable-gpu'] });
  return {
    open: async () => {
      const page = await pageOf(browser);
      const devtools = await page.context().newCDPSession(page);
      await slowDown(devtools);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      return page;
    },
    slowDown: async (frame) => {
      const devtools = await ownSession(frame);
      if (devtools) await slowDown(devtools);
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
}

/** Undefined for a frame in the process of its page. */
async function ownSession(frame: Frame): Promise<CDPSession | undefined> {
  try {
    return await frame.page().context().newCDPSession(frame);
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not have a separate CDP session')) return undefined;
    throw error;
  }
}
