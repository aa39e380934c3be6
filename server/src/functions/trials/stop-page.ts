import { html } from 'hono/html'

import { mailPage } from '../mail-page.ts'

const WAY_HOME = html`<p><a href="/">Go to Sojourn</a></p>`
const CONTENTS = {
  ask: html`<h1>No more mails about the trial?</h1>
    <p>Your account and your trial stay as they are.</p>
    <form method="post"><button>Stop these mails</button></form>`,
  done: html`<h1>Done</h1>
    <p>No more mails about the trial. Mails that you need to sign in still come.</p>
    ${WAY_HOME}`,
  incomplete: html`<h1>This link is not complete</h1>
    <p>Please open it from the mail once more. Nothing has changed.</p>
    ${WAY_HOME}`,
} as const

export function stopPage(content: keyof typeof CONTENTS): Promise<Response> {
  return mailPage('Mails about the trial', CONTENTS[content], content === 'incomplete' ? 400 : 200)
}
