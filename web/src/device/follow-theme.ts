import { isNative } from './is-native.ts'

/** Other tabs and the system may change the theme at any time, but rarely do: what paints it is fetched when they do. */
export function followTheme(): () => void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const paint = (): void => {
    void import('./theme.ts').then(({ paintTheme }) => paintTheme()).catch(() => undefined)
  }
  const followTab = ({ key }: StorageEvent): void => {
    if (key === 'theme' || key === null) paint()
  }
  addEventListener('storage', followTab)
  night.addEventListener('change', paint)
  // The native bar with the clock is nothing that a style sheet could paint.
  if (isNative()) paint()
  return () => {
    removeEventListener('storage', followTab)
    night.removeEventListener('change', paint)
  }
}
