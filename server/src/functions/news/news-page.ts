import { html } from 'hono/html'

import { COUNT_WORDS, CONFIRM_WORDS, STOP_WORDS } from '../../campaigns/subscribe.ts'
import { mailPage } from '../mail-page.ts'

const WAY_HOME = html`<p><a href="/">Go to Sojourn</a></p>`
const CONTENTS = {
  confirm: html`<h1>Shall we write to you?</h1>
    <p>Travel notes, about once a month. Each has a link that stops them with one click.</p>
    <form method="post">
      <p>
        <label><input type="checkbox" name="count" value="yes" /> ${COUNT_WORDS}</label>
      </p>
      <button>${CONFIRM_WORDS}</button>
    </form>`,
  confirmed: html`<h1>You are on the list</h1>
    <p>The next travel notes come to you. The link at their end stops them.</p>
    ${WAY_HOME}`,
  stop: html`<h1>No more travel notes?</h1>
    <p>Your account, if you have one, stays as it is.</p>
    <form method="post"><button>${STOP_WORDS}</button></form>`,
  stopped: html`<h1>Done</h1>
    <p>No more travel notes. Mails that you need to sign in still come.</p>
    ${WAY_HOME}`,
  late: html`<h1>This link no longer works</h1>
    <p>It was for seven days, or the address has been taken off the list since. You can ask for a new one.</p>
    ${WAY_HOME}`,
  incomplete: html`<h1>This link is not complete</h1>
    <p>Please open it from the mail once more. Nothing has changed.</p>
    ${WAY_HOME}`,
} as const

export function newsPage(content: keyof typeof CONTENTS): Promise<Response> {
  const status = content === 'incomplete' ? 400 : content === 'late' ? 410 : 200
  return mailPage('Travel notes', CONTENTS[content], status)
}
