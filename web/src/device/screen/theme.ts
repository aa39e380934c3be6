import { useSyncExternalStore } from 'react'

import { isNative } from '../native/is-native.ts'
import { storedDarkMode, storedText, storeDarkMode } from '../storage/stored-settings.ts'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'
const NIGHT = '(prefers-color-scheme: dark)'
/** The background of both themes, for the bar of the browser; index.html sets it before the first paint. */
const PAPER = { light: '#faf6ed', dark: '#0a1924' } as const

const listeners = new Set<() => void>()

/** Light by default. The mobile dark-mode switch counts when no theme was ever chosen. */
export function readTheme(): Theme {
  const stored = storedText(KEY)
  if (stored === 'light' || stored === 'dark' || stored === 'system') return stored
  return storedDarkMode() ? 'dark' : 'light'
}

/** Throws when the browser refuses to store; then nothing has changed. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  storeDarkMode(isDark(theme))
  paintTheme()
}

/** The choice; null while unknown, on the server and in the first paint. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(listen, readTheme, () => null)
}

/** Whether the choice results in the dark theme now. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    listen,
    () => isDark(readTheme()),
    () => false,
  )
}

function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia(NIGHT).matches)
}

/** Applies the choice; index.html did so before the first paint. */
export function paintTheme(): void {
  const theme = readTheme()
  const { dataset } = document.documentElement
  // Without the attribute the styles follow the system.
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  const shown = isDark(theme) ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[shown])
  void paintStatusBar(shown)
  for (const listener of listeners) listener()
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The status bar above the app. In a browser the theme-color of the page does the same. */
export async function paintStatusBar(theme: 'light' | 'dark'): Promise<void> {
  if (!isNative()) return
  const { StatusBar, Style } = await import('@capacitor/status-bar')
  // Named after the bar's background, not after its text.
  await StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light }).catch(() => undefined)
}
