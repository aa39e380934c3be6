/**
 * A page brings the styles of what stands in it (server/src/pages/page-styles.ts); the app draws more than that. The
 * whole stylesheet lies ready, but only for print: this applies it, and is done when it is there or cannot be had. The
 * page's own go then: they stand behind it, and a rule of theirs would win over one for a wider screen that they lack.
 */
export async function wholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]')
  if (!link) return
  link.media = 'all'
  if (!link.sheet)
    await new Promise((done) => {
      link.addEventListener('load', done, { once: true })
      link.addEventListener('error', done, { once: true })
    })
  if (link.sheet) for (const piece of document.querySelectorAll('body > style')) piece.remove()
}
