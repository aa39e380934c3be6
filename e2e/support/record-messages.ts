import { expect, type Page } from '@playwright/test'

type ExpectMessage = (text: string, timeoutMs?: number) => Promise<void>

/**
 * Records every toast of the pages opened from now on, because a toast disappears after four seconds and a slow machine
 * may miss it. The returned function waits until a recorded toast contains the text.
 */
export async function recordMessages(page: Page): Promise<ExpectMessage> {
  const recorded: string[] = []
  await page.exposeFunction('recordMessage', (text: string) => void recorded.push(text))
  await page.addInitScript(() => {
    const { recordMessage } = window as unknown as { recordMessage: (text: string) => void }
    const MESSAGE = '[role=region] > ol > li'
    const handleMutation = ({ addedNodes }: MutationRecord): void => {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        // The first toast may be inserted together with its list.
        const messages = node.matches(MESSAGE) ? [node] : node.querySelectorAll(MESSAGE)
        for (const { textContent } of messages) recordMessage(textContent)
      }
    }
    new MutationObserver((records) => records.forEach(handleMutation)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  return (text, timeoutMs = 60_000) =>
    expect.poll(() => recorded, { timeout: timeoutMs }).toContainEqual(expect.stringContaining(text))
}
