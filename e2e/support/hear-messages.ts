import { expect, type Page } from '@playwright/test'

type Heard = (text: string, timeoutMs?: number) => Promise<void>

/**
 * Messages go after four seconds, and a busy machine may look past them: whatever is said is written down from here on.
 * The answer waits until something has been said. For pages that are opened afterwards.
 */
export async function hearMessages(page: Page): Promise<Heard> {
  const heard: string[] = []
  await page.exposeFunction('hearMessage', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const { hearMessage } = window as unknown as { hearMessage: (text: string) => void }
    const MESSAGE = '[role=region] > ol > li'
    const listen = ({ addedNodes }: MutationRecord): void => {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        // The first one may come together with the list, where that was still on its way.
        const messages = node.matches(MESSAGE) ? [node] : node.querySelectorAll(MESSAGE)
        for (const { textContent } of messages) hearMessage(textContent)
      }
    }
    new MutationObserver((records) => records.forEach(listen)).observe(document, { childList: true, subtree: true })
  })
  return (text, timeoutMs = 60_000) =>
    expect.poll(() => heard, { timeout: timeoutMs }).toContainEqual(expect.stringContaining(text))
}
