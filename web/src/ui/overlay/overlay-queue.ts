/**
 * One overlay at a time, on every page. Plain script, because the first two (splash, cookie notice) appear before React.
 *
 * The order, and why:
 * - `splash` covers the page, so nothing else can be read while it stands;
 * - `app-update` repairs what the traveller is using right now;
 * - `cookie-notice` is a question of law, and until it is answered nothing optional may be kept;
 * - `install-prompt` was earned by staying, or asked for by the traveller;
 * - `social-install` is our wish, tied to where the visitor came from;
 * - `trial-popup` is only our wish, and comes back by itself another day.
 * Rank decides who is next, never who is interrupted: what a traveller is reading stays until it is answered.
 */
export const OVERLAYS_BY_RANK = [
  'splash',
  'app-update',
  'cookie-notice',
  'install-prompt',
  'social-install',
  'trial-popup',
] as const

export type OverlayName = (typeof OVERLAYS_BY_RANK)[number]

/** Our own prompts can wait for the end of a sentence; an update and the cookie notice cannot. */
const WISHES: ReadonlySet<OverlayName> = new Set(['install-prompt', 'social-install', 'trial-popup'])

export type Overlay = {
  /** The slot is free: appear. Called again after a dialog has closed. */
  show(): void
  /** A dialog has opened: hide and keep the state. Not called by `leave`. */
  hide(): void
}

/** `leave` frees the slot, or cancels the request. Leaving twice does nothing. */
export type OverlayTurn = { leave(): void }

/** Between two overlays the page is visible for a moment, so that they do not seem endless. */
const AIR_MS = 300

type Waiting = Overlay & { readonly name: OverlayName }

const waiting = new Set<Waiting>()
let shown: Waiting | null = null
const holds = { all: 0, wishes: 0 }
let freeSince = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/** Queues for the single slot. `show` is called when it is this overlay's turn, at the earliest in a microtask. */
export function requestOverlay(name: OverlayName, { show, hide }: Overlay): OverlayTurn {
  const entry: Waiting = { name, show, hide }
  waiting.add(entry)
  callNextSoon()
  return {
    leave() {
      waiting.delete(entry)
      if (shown === entry) freePlace()
    },
  }
}

/**
 * Holds overlays back: all of them while a dialog is open, or only our own prompts during a conversation. Call the
 * returned function when it is over.
 */
export function holdOverlays(which: keyof typeof holds = 'all'): () => void {
  let isHeld = true
  holds[which] += 1
  if (shown && isHeldBack(shown)) {
    // Queued again rather than dropped: its question is still open afterwards.
    waiting.add(shown)
    shown.hide()
    shown = null
  }
  return () => {
    if (!isHeld) return
    isHeld = false
    holds[which] -= 1
    if (holds[which] === 0 && !shown) freePlace()
  }
}

function isHeldBack({ name }: Waiting): boolean {
  return holds.all > 0 || (holds.wishes > 0 && WISHES.has(name))
}

function freePlace(): void {
  shown = null
  freeSince = Date.now()
  callNextSoon()
}

function callNextSoon(): void {
  clearTimeout(timer)
  const restMs = freeSince + AIR_MS - Date.now()
  // A microtask lets all concurrent requests be ranked before one is shown.
  if (restMs > 0) timer = setTimeout(callNext, Math.min(restMs, AIR_MS))
  else queueMicrotask(callNext)
}

function callNext(): void {
  if (shown) return
  const next = OVERLAYS_BY_RANK.flatMap((name) =>
    [...waiting].filter((entry) => entry.name === name && !isHeldBack(entry)),
  )[0]
  if (!next) return
  waiting.delete(next)
  shown = next
  next.show()
}
