import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly of: readonly string[] }

/**
 * Shifts below this cannot be seen: an icon of the bar that moves by a few pixels as a font arrives scores 0.00003. A
 * good page stays below 0.1.
 */
const SEEN_FROM = 0.0005

/** Records layout shifts from the next navigation on. The returned function lists the visible ones of the current page. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; sources: Source[] }
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].join(' ')
    const describe = ({ node, previousRect, currentRect }: Source): string => {
      const parent = node?.parentElement?.outerHTML.slice(0, 120)
      const text = node?.textContent?.slice(0, 40)
      return `${node?.nodeName} ${text} in ${parent}, from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) shifts.push({ value, of: sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    return total < SEEN_FROM ? [] : shifts
  }
}
