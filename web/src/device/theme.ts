import { useSyncExternalStore } from 'react'

import { paintStatusBar } from './status-bar.ts'
import { storedDarkMode, storedText, storeDarkMode } from './stored-settings.ts'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'
const NIGHT = '(prefers-color-scheme: dark)'
/** The paper of both charts, for the bar of the browser; index.html paints it before the first paint. */
const PAPER = { light: '#faf6ed', dark: '#0a1924' } as const

const listeners = new Set<() => void>()

/** Light unless somebody chose otherwise. A phone's own dark-mode switch counts when no theme was ever chosen. */
export function readTheme(): Theme {
  const stored = storedText(KEY)
  if (stored === 'light' || stored === 'dark' || stored === 'system') return stored
  return storedDarkMode() ? 'dark' : 'light'
}

/** Throws where the browser refuses to store; then nothing has changed. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  storeDarkMode(isDark(theme))
  paintTheme()
}

/** What was chosen; null where that cannot be known yet, which is on the server and in the first paint. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(listen, readTheme, () => null)
}

/** What the choice comes to now. */
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

/** Paints what was chosen; index.html has done so before the first paint. */
export function paintTheme(): void {
  const theme = readTheme()
  const { dataset } = document.documentElement
  // Without an attribute the styles follow the system by themselves.
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
