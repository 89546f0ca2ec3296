import { expect, type FrameLocator } from '@playwright/test';

/**
 * Waits until keys reach the document of a frame. The process of a frame gets the focus after the page has moved it,
 * and a key that is pressed in between is lost.
 */
export async function expectFocusIn(frame: FrameLocator): Promise<void> {
  await expect.poll(() => frame.locator(':root').evaluate(() => document.hasFocus())).toBe(true);
}
