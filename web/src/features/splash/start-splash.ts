/** The inline script has decided and covered the page; the content of the splash loads only when needed. */
export async function startSplash(): Promise<void> {
  const page = document.documentElement
  if (page.dataset['splash'] === undefined) return
  try {
    const { showSplash } = await import('./show-splash.ts')
    // On a slow network the page has been uncovered meanwhile: do not cover what the traveller is reading.
    if (page.dataset['splash'] !== undefined) showSplash()
  } catch {
    delete page.dataset['splash']
  }
}
