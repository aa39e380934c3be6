// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { holdWhileWriting } from './hold-while-writing.ts'
import { type OverlayName, type OverlayTurn, requestOverlay } from './overlay-queue.ts'
import { overlaySlot } from './overlay-slot.ts'

let seen: string[]
let stop: () => void
let turns: OverlayTurn[]

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<input id="from"><input id="to"><input id="agree" type="checkbox"><button>Search</button>'
  overlaySlot().innerHTML = '<input id="mail" type="email">'
  seen = []
  turns = []
  stop = holdWhileWriting()
})

afterEach(() => {
  stop()
  for (const turn of turns) turn.leave()
  vi.useRealTimers()
})

const ask = (name: OverlayName): void => {
  turns.push(requestOverlay(name, { show: () => seen.push(`+${name}`), hide: () => seen.push(`-${name}`) }))
}
const focus = (id: string): void => document.getElementById(id)?.focus()
const leave = (): void => (document.activeElement as HTMLElement).blur()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('holds our own prompts until three seconds after the last field', async () => {
  await pass(300)
  focus('from')
  ask('install-prompt')
  await pass(60_000)
  leave()
  await pass(2000)
  focus('to')
  await pass(60_000)
  leave()
  await pass(2999)
  expect(seen).toEqual([])
  await pass(1000)
  expect(seen).toEqual(['+install-prompt'])
})

it('hides a prompt when typing begins, and shows it again', async () => {
  await pass(300)
  ask('trial-popup')
  await pass(300)
  focus('from')
  leave()
  await pass(4000)
  expect(seen).toEqual(['+trial-popup', '-trial-popup', '+trial-popup'])
})

it('allows an update and the cookie notice', async () => {
  await pass(300)
  focus('from')
  ask('cookie-notice')
  await pass(300)
  expect(seen).toEqual(['+cookie-notice'])
})

it.each(['agree', 'mail'])('ignores %s, where nothing is typed into the page', async (id) => {
  await pass(300)
  focus(id)
  ask('install-prompt')
  await pass(300)
  expect(seen).toEqual(['+install-prompt'])
})

it('notices a field that had focus before it started', async () => {
  stop()
  focus('from')
  stop = holdWhileWriting()
  ask('install-prompt')
  await pass(60_000)
  expect(seen).toEqual([])
})
