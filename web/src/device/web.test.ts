// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readDeviceInfo } from './device-info.ts'
import { ALIVE, keepEarlyClicks } from './keep-early-clicks.ts'
import { onAppActive } from './on-app-active.ts'
import { openOutside } from './open-outside.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('in a browser', () => {
  it('opens other sites in a tab that cannot reach back', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await openOutside('https://booking.example/')
    expect(open).toHaveBeenCalledWith('https://booking.example/', '_blank', 'noopener,noreferrer')
  })

  it('hears the traveller come back', () => {
    const returned = vi.fn<() => void>()
    const stop = onAppActive(returned)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(returned).toHaveBeenCalledOnce()
  })

  it('says what it is', async () => expect(await readDeviceInfo()).toMatchObject({ platform: 'web' }))
})

describe('keepEarlyClicks', () => {
  it('presses again the last button that was pressed too early', () => {
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

  it('knows what was pressed before there was any script but the one in the head', () => {
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

  it('keeps a link in the role of a button from leading away', () => {
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
