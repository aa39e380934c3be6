// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { followLinks } from './follow-links.ts'

const go = vi.fn()
let box: HTMLElement
beforeEach(() => {
  box = document.createElement('div')
  box.innerHTML =
    '<a id="own" href="/flights?from=LIS#x"><b>Fly</b></a><a id="tab" href="/a" target="_blank">A</a><a id="far" href="https://far.example/">B</a>'
  document.body.append(box)
  followLinks(box, go)
})
afterEach(() => {
  box.remove()
  go.mockReset()
})
function click(selector: string, init: MouseEventInit = {}): boolean {
  // The window's own handler keeps jsdom from trying to load a page.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  const before = vi.spyOn(event, 'preventDefault')
  box.querySelector(selector)!.dispatchEvent(event)
  return before.mock.calls.length > 1
}

it('follows a link of this site', () => {
  expect(click('#own b')).toBe(true)
  expect(go).toHaveBeenCalledWith('/flights?from=LIS#x')
})

it.each([
  ['a link to elsewhere', '#far', {}],
  ['a link for a new tab', '#tab', {}],
  ['a click with a key held', '#own', { ctrlKey: true }],
  ['the middle button', '#own', { button: 1 }],
])('leaves %s to the browser', (_, selector, init) => {
  expect(click(selector, init)).toBe(false)
  expect(go).not.toHaveBeenCalled()
})
