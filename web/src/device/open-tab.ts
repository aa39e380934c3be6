import { isNative } from './native/is-native.ts'
import { openOutside } from './open-outside.ts'

export type Tab = {
  goTo(url: string): Promise<void>
  close(): void
}

/**
 * A tab for an address that is not known yet. It has to be opened by the press itself, because browsers block one that
 * is opened later. It has no opener and sends no referrer.
 */
export function openTab(words: string): Tab {
  if (isNative()) return { goTo: openOutside, close: () => undefined }
  const tab = window.open('', '_blank')
  if (!tab) return { goTo: async (url) => location.assign(url), close: () => undefined }
  tab.opener = null
  tab.document.title = words
  tab.document.body.textContent = words
  return {
    async goTo(url) {
      const link = tab.document.createElement('a')
      link.href = url
      link.rel = 'noreferrer'
      tab.document.body.append(link)
      link.click()
    },
    close: () => tab.close(),
  }
}
