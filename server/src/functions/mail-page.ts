import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

/** The colours of the product, without its scripts: a reader who comes from a mail needs one button. */
const STYLE = `:root { color-scheme: light dark; --paper: light-dark(#faf6ee, #0f1a22); --ink: light-dark(#12272f, #e8e4d8);
  --soft: light-dark(#4d6168, #a9b6b8); --tide: light-dark(#0b5f63, #7cc7c4); --on-tide: light-dark(#ffffff, #0f1a22) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 31rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
.brand { margin: 0 0 2rem; padding-bottom: .75rem; border-bottom: 3px double var(--soft); font: 600 1.25rem/1.2 Georgia, serif }
h1 { margin: 0 0 .75rem; font: 600 1.75rem/1.2 Georgia, serif } p { margin: 0 0 1.25rem; color: var(--soft) } .brand { color: var(--ink) }
label { display: flex; gap: .75rem; align-items: flex-start } input { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; accent-color: var(--tide) }
button { min-height: 48px; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer; color: var(--on-tide); background: var(--tide); border: 0; border-radius: 6px }
a { display: inline-flex; min-height: 44px; align-items: center; color: var(--tide) } :focus-visible { outline: 3px solid var(--tide); outline-offset: 2px }`

/** Without line breaks, because a space between the tags would change the hash. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)
type Content = ReturnType<typeof html>
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
}

/** A page without script, for somebody who comes from a mail. */
export async function mailPage(title: string, content: Content, status: number): Promise<Response> {
  const text = await html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <p class="brand">Sojourn</p>
          ${content}
        </main>
      </body>
    </html>`
  return new Response(text.toString(), { status, headers: HEADERS })
}
