/** The script that stands first in the page has decided and covered the page; what is drawn on the cover is fetched only when needed. */
export async function startSplash(): Promise<void> {
  const page = document.documentElement
  if (page.dataset['splash'] === undefined) return
  try {
    const { showSplash } = await import('./show-splash.ts')
    showSplash()
  } catch {
    delete page.dataset['splash']
  }
}
