import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Measures the layout shift (CLS) of the page from its start. Call before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as LayoutShift[];
      const moved = shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
      const before = Number(sessionStorage.getItem('e2e-shifts') ?? 0);
      sessionStorage.setItem('e2e-shifts', String(before + moved));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for the frames that paint what has just loaded. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(sessionStorage.getItem('e2e-shifts') ?? 0);
  });
}
