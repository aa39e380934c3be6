/**
 * The key of an open vault: in the memory of this tab and nowhere else. It is forgotten after five idle minutes, when the
 * page is left, and as soon as somebody else, or nobody, is signed in.
 */
import { currentUserId } from '../../api/session/current-user-id.ts'

export const IDLE_MS = 5 * 60_000
const CHECK_EVERY_MS = 10_000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type Open = { readonly userId: string; readonly key: CryptoKey }

let open: Open | null = null
let usedAt = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

export const vaultSession = {
  /** The traveller whose vault is open. */
  openFor: (): string | null => open?.userId ?? null,
  openOnServer: (): null => null,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  unlock(userId: string, key: CryptoKey): void {
    open = { userId, key }
    usedAt = Date.now()
    watch()
    tell()
  },
  lock(): void {
    if (!open) return
    open = null
    unwatch()
    tell()
  },
  /** Null when the vault has locked itself in the meantime. */
  key(userId: string): CryptoKey | null {
    lockIfDue()
    return open?.userId === userId ? open.key : null
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** By the clock, because a timer of a sleeping phone fires late. */
function lockIfDue(): void {
  if (open && (Date.now() - usedAt >= IDLE_MS || currentUserId() !== open.userId)) vaultSession.lock()
}

function note(): void {
  lockIfDue()
  usedAt = Date.now()
}

function watch(): void {
  unwatch()
  timer = setInterval(lockIfDue, CHECK_EVERY_MS)
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, note, { passive: true })
  document.addEventListener('visibilitychange', lockIfDue)
  addEventListener('storage', lockIfDue)
  // A page in the browser's back-forward cache keeps its memory.
  addEventListener('pagehide', vaultSession.lock)
}

function unwatch(): void {
  clearInterval(timer)
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, note)
  document.removeEventListener('visibilitychange', lockIfDue)
  removeEventListener('storage', lockIfDue)
  removeEventListener('pagehide', vaultSession.lock)
}
