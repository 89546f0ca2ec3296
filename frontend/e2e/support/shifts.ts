import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up how far the page moves by itself (CLS), from its start. Before the page is opened. */
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

/** After the frames in which what has just come was drawn. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(sessionStorage.getItem('e2e-shifts') ?? 0);
  });
}
