/**
 * A guest's key to a conversation, and the messages that are still to be sent. The outbox belongs to accounts, so these
 * wait here; the server stores each id once, so they may be sent as often as it takes.
 */
import type { SupportMessageRequest } from '@app/contracts/support/support-chat'

import { storedText } from '../../device/storage/stored-settings.ts'

export type WaitingMessage = Omit<SupportMessageRequest, 'who'> & {
  readonly at: string
  readonly problem: string | null
}
export type Guest = { readonly token: string; readonly waiting: readonly WaitingMessage[] }

const KEY = 'support_guest'
const TOKEN = /^[\w-]{43}$/
const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly guest: Guest | null } = { text: null, guest: null }
/** Where storage is blocked it lasts as long as the page. */
let unstored: string | null = null

export function readGuest(): Guest | null {
  const text = storedText(KEY) ?? unstored
  if (text !== known.text) known = { text, guest: parse(text) }
  return known.guest
}

export function changeGuest(change: (guest: Guest | null) => Guest | null): void {
  const next = change(readGuest())
  const text = next && JSON.stringify(next)
  unstored = text
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Kept in `unstored`.
  }
  listeners.forEach((listener) => listener())
}

export function listenToGuest(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same guest.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function parse(text: string | null): Guest | null {
  try {
    const { token, waiting } = JSON.parse(text ?? 'null') as Partial<Guest>
    if (typeof token !== 'string' || !TOKEN.test(token)) return null
    return { token, waiting: Array.isArray(waiting) ? waiting : [] }
  } catch {
    return null
  }
}

/** The link in a mail: `/chat-with-us#token`. The address bar and the history forget it. */
export function takeTokenFromHash(): void {
  const token = location.hash.slice(1)
  if (!TOKEN.test(token)) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  changeGuest((guest) => (guest?.token === token ? guest : { token, waiting: [] }))
}
