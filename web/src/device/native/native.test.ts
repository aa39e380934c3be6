// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openOutside } from '../open-outside.ts'
import { paintStatusBar } from '../screen/theme.ts'
import { readDeviceInfo } from './device-info.ts'
import { followDevice } from './follow-device.ts'
import { followAppLinks, followBackButton, hideNativeSplash, onNetwork, ownPath, tick } from './native-shell.ts'
import { onAppActive } from './on-app-active.ts'
import { onKeyboard } from './on-keyboard.ts'
import { readPreference, savePreference } from './preferences.ts'

/** The plugins of a phone are mocked: they record calls, and events are fired by the test. */
const phone = vi.hoisted(() => {
  const told: unknown[][] = []
  const listeners = new Map<string, (event: object) => void>()
  const plugin = (...methods: string[]) => ({
    ...Object.fromEntries(methods.map((name) => [name, async (given?: unknown) => void told.push([name, given])])),
    async addListener(event: string, listener: (event: object) => void) {
      listeners.set(event, listener)
      return { remove: async () => void listeners.delete(event) }
    },
  })
  return { told, listeners, plugin }
})
vi.mock('@capacitor/app', () => ({ App: phone.plugin('exitApp') }))
vi.mock('@capacitor/browser', () => ({ Browser: phone.plugin('open') }))
vi.mock('@capacitor/haptics', () => ({ Haptics: phone.plugin('impact'), ImpactStyle: { Light: 'LIGHT' } }))
vi.mock('@capacitor/keyboard', () => ({ Keyboard: phone.plugin() }))
vi.mock('@capacitor/network', () => ({ Network: phone.plugin() }))
vi.mock('@capacitor/splash-screen', () => ({ SplashScreen: phone.plugin('hide') }))
vi.mock('@capacitor/status-bar', () => ({
  StatusBar: phone.plugin('setStyle'),
  Style: { Dark: 'DARK', Light: 'LIGHT' },
}))
vi.mock('@capacitor/device', () => ({
  Device: {
    getInfo: async () => ({ platform: 'android', model: 'Pixel', operatingSystem: 'android', osVersion: '16' }),
  },
}))
vi.mock('@capacitor/preferences', () => ({
  Preferences: {
    ...phone.plugin('set', 'remove'),
    get: async ({ key }: { key: string }) => ({ value: key === 'theme' ? 'dark' : null }),
  },
}))

const emit = (event: string, detail: object = {}) => phone.listeners.get(event)?.(detail)
const listening = (event: string) => vi.waitFor(() => expect(phone.listeners.has(event)).toBe(true))

beforeEach(() => {
  Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true } })
  phone.told.length = 0
  phone.listeners.clear()
})
afterEach(() => Reflect.deleteProperty(globalThis, 'Capacitor'))

describe('in the native app', () => {
  it('uses the features of the phone', async () => {
    await tick()
    await paintStatusBar('dark')
    await hideNativeSplash()
    await openOutside('https://booking.example/')
    await savePreference('theme', 'dark')
    expect(phone.told).toEqual([
      ['impact', { style: 'LIGHT' }],
      ['setStyle', { style: 'DARK' }],
      ['hide', undefined],
      ['open', { url: 'https://booking.example/' }],
      ['set', { key: 'theme', value: 'dark' }],
    ])
    expect(await readPreference('theme')).toBe('dark')
    expect(await readDeviceInfo()).toEqual({ platform: 'android', model: 'Pixel', system: 'android 16' })
  })

  it('goes back while there is history, then leaves', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    followBackButton()
    await listening('backButton')
    emit('backButton', { canGoBack: true })
    expect([back.mock.calls.length, phone.told]).toEqual([1, []])
    emit('backButton', { canGoBack: false })
    expect(phone.told).toEqual([['exitApp', undefined]])
  })

  it('closes an open sheet with the back button before it goes anywhere', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    const pressed = vi.fn<(event: KeyboardEvent) => void>()
    document.body.innerHTML = '<div role="dialog" data-state="open"></div>'
    document.addEventListener('keydown', pressed, { once: true })
    followBackButton()
    await listening('backButton')
    emit('backButton', { canGoBack: true })
    expect([pressed.mock.lastCall?.[0].key, back.mock.calls.length]).toEqual(['Escape', 0])
    document.body.innerHTML = ''
  })

  it('follows keyboard, network and return until stopped', async () => {
    const heard: unknown[] = []
    const stops = [
      onKeyboard((isOpen) => heard.push(['keyboard', isOpen])),
      onNetwork((isConnected) => heard.push(['network', isConnected])),
      onAppActive(() => heard.push(['active'])),
    ]
    await Promise.all(['keyboardWillHide', 'networkStatusChange', 'appStateChange'].map(listening))
    emit('keyboardWillShow')
    emit('keyboardWillHide')
    emit('networkStatusChange', { connected: false })
    emit('appStateChange', { isActive: false })
    emit('appStateChange', { isActive: true })
    expect(heard).toEqual([['keyboard', true], ['keyboard', false], ['network', false], ['active']])
    stops.forEach((stop) => stop())
    await vi.waitFor(() => expect(phone.listeners.size).toBe(0))
  })

  it('starts everything once, and restores what the phone has stored', async () => {
    localStorage.clear()
    document.body.innerHTML = '<nav data-tabs><a href="#plan">Plan</a></nav><a href="#x" id="other">x</a>'
    const paths: string[] = []
    const went = vi.fn<() => void>()
    addEventListener('offline', went)
    const stop = followDevice({ origin: 'https://sojourn.example' }, (path) => paths.push(path))
    await vi.waitFor(() => expect(phone.told).toContainEqual(['hide', undefined]))
    expect(localStorage.getItem('theme')).toBe('dark')
    emit('appUrlOpen', { url: 'https://sojourn.example/blog' })
    emit('networkStatusChange', { connected: false })
    document.querySelector<HTMLElement>('[data-tabs] a')?.click()
    document.getElementById('other')?.click()
    document.dispatchEvent(new Event('visibilitychange'))
    expect([paths, went.mock.calls.length]).toEqual([['/blog'], 1])
    expect(phone.told.filter(([name]) => name === 'impact')).toHaveLength(1)
    expect(phone.told).toContainEqual(['set', { key: 'theme', value: 'dark' }])
    expect(phone.told).toContainEqual(['remove', { key: 'cookie-consent' }])
    stop?.()
    await vi.waitFor(() => expect(phone.listeners.size).toBe(0))
    removeEventListener('offline', went)
    document.body.innerHTML = ''
  })

  it('follows links to our own site only', async () => {
    const paths: string[] = []
    followAppLinks('https://sojourn.example', (path) => paths.push(path))
    await listening('appUrlOpen')
    emit('appUrlOpen', { url: 'https://sojourn.example/blog/oslo?lang=en#day-2' })
    emit('appUrlOpen', { url: 'https://evil.example/auth' })
    expect(paths).toEqual(['/blog/oslo?lang=en#day-2'])
  })
})

it.each([
  ['javascript:alert(1)'],
  ['sojourn://auth?token=x'],
  ['https://sojourn.example.evil.test/'],
  ['https://sojourn.example@evil.test/'],
  ['http://sojourn.example/'],
  ['https://sojourn.example//evil.test'],
  ['nonsense'],
])('%s is no path of ours', (url) => expect(ownPath(url, 'https://sojourn.example')).toBeNull())
