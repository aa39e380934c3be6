import { Hono, type HonoRequest } from 'hono'
import { html, raw } from 'hono/html'

import { AppError } from '../errors/app-error.ts'
import { isLoopback } from '../http/addresses/loopback.ts'
import type { AppEnv } from '../http/app-env.ts'
import { toErrorBody } from '../http/error-body.ts'
import { mailText } from './mail-text.ts'
import type { Mailbox, MailboxEntry } from './mailbox.ts'
import { renderMail } from './render-mail.ts'

/** The mail itself is shown in a sandboxed frame; the page around it has no script. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
  "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** /dev/mailbox: the mails of a machine without a mail server, shown to that machine only. */
export function createMailboxSurface(mailbox: Mailbox, pages: Hono<AppEnv> | null = null): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // The design system's pages in development; in production the pages answer "not found".
  if (pages) app.get('/ui/*', (c) => pages.fetch(c.req.raw))
  app.use((c, next) => {
    // A page elsewhere can resolve its own name to this machine; the Host header then still has that name.
    const isHere = isLoopback(c.get('clientAddress')) && isLoopback(c.req.header('host') ?? '') && !isForwarded(c.req)
    if (!isHere) throw new AppError('route_not_found')
    c.header('content-security-policy', PAGE_POLICY)
    return next()
  })
  app.get('/mailbox', async (c) => c.html(page('Mailbox', listOf(await mailbox.list()))))
  app.get('/mailbox.json', async (c) => c.json(await mailbox.list()))
  app.get('/mailbox.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/mailbox/:id{[0-9]+}', async (c) => {
    const { message, sentAt, id } = await find(mailbox, c.req.param('id'))
    const head = html`<p><a href="/dev/mailbox">All mail</a></p>
      <h1>${mailText(message).subject}</h1>
      <p>To ${message.to}, ${sentAt}</p>`
    return c.html(
      page(
        'Mail',
        html`${head}<iframe
            title="Mail"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="/dev/mailbox/${id}/body"
          ></iframe>`,
      ),
    )
  })
  app.get('/mailbox/:id{[0-9]+}/body', async (c) => {
    const { message } = await find(mailbox, c.req.param('id'))
    c.header('content-security-policy', MAIL_POLICY)
    c.header('x-frame-options', 'SAMEORIGIN')
    return c.html(withTargets((await renderMail(message)).html))
  })
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error
    return c.json(toErrorBody(error), error.status as 404)
  })
  return app
}

/** A proxy or tunnel on this machine forwards requests from elsewhere, and may send its own name as the host. */
function isForwarded(request: HonoRequest): boolean {
  return Object.keys(request.header()).some((name) => /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/.test(name))
}

async function find(mailbox: Mailbox, id: string): Promise<MailboxEntry> {
  const entry = Number.isSafeInteger(Number(id)) ? await mailbox.find(Number(id)) : null
  if (!entry) throw new AppError('route_not_found')
  return entry
}

/** The frame may not navigate, so links open in a new tab. */
function withTargets(body: string): string {
  return body.replace('<head>', '<head><base target="_blank">')
}

function listOf(entries: readonly MailboxEntry[]) {
  if (entries.length === 0)
    return html`<h1>Mailbox</h1>
      <p>No mail yet.</p>`
  const rows = entries.map(
    ({ id, sentAt, message }) =>
      html`<li><a href="/dev/mailbox/${id}">${mailText(message).subject}</a><span>${message.to}, ${sentAt}</span></li>`,
  )
  return html`<h1>Mailbox</h1>
    <ul>
      ${rows}
    </ul>`
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="stylesheet" href="/dev/mailbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; color: #12343b; background: #f4f7f6; margin: 0 }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0 } li { background: #fff; border-radius: 8px; margin: .5rem 0; padding: .75rem 1rem }
span { display: block; color: #51696f; font-size: .875rem } a { color: #0f766e }
iframe { border: 1px solid #dde5e3; border-radius: 8px; background: #fff; width: 100%; height: 36rem }`
