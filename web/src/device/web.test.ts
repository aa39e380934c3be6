// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ALIVE, keepEarlyClicks } from './hydration/keep-early-clicks.ts'
import { readDeviceInfo } from './native/device-info.ts'
import { onAppActive } from './native/on-app-active.ts'
import { openOutside } from './open-outside.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('in a browser', () => {
  it('opens other sites in a tab without an opener', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await openOutside('https://booking.example/')
    expect(open).toHaveBeenCalledWith('https://booking.example/', '_blank', 'noopener,noreferrer')
  })

  it('reports when the traveller returns', () => {
    const returned = vi.fn<() => void>()
    const stop = onAppActive(returned)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(returned).toHaveBeenCalledOnce()
  })

  it('describes the device', async () => expect(await readDeviceInfo()).toMatchObject({ platform: 'web' }))
})

describe('keepEarlyClicks', () => {
  it('replays the last button press from before hydration', () => {
    document.body.innerHTML =
      '<div id="root"><button type="button" id="menu"><b>Menu</b></button><a href="#x">link</a></div>'
    keepEarlyClicks([])
    const pressed = vi.fn<() => void>()
    document.getElementById('menu')?.addEventListener('click', pressed)
    document.querySelector('b')?.click()
    document.querySelector('a')?.click()
    expect(pressed).not.toHaveBeenCalled()
    dispatchEvent(new Event(ALIVE))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('includes presses noted by the inline script', () => {
    document.body.innerHTML = '<div id="root"><button type="button">Menu</button></div>'
    const button = document.querySelector('button')!
    const early: Event[] = []
    addEventListener('click', (event) => early.push(event), { once: true })
    button.click()
    keepEarlyClicks([...early, new Event('pointerdown')])
    const pressed = vi.fn<() => void>()
    button.addEventListener('click', pressed)
    dispatchEvent(new Event(ALIVE))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('keeps a link with the role of a button from navigating', () => {
    document.body.innerHTML = '<div id="root"><a href="/settings" role="button">Profile</a></div>'
    keepEarlyClicks([])
    const link = document.querySelector('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(click)
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    link?.addEventListener('click', pressed)
    dispatchEvent(new Event(ALIVE))
    expect([click.defaultPrevented, pressed.mock.calls.length]).toEqual([true, 1])
  })
})
