import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly of: readonly string[] }

/** Records layout shifts from the next navigation on. The returned function lists those of the current page. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, of: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
}
