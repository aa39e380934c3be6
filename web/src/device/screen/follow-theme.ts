import { isNative } from '../native/is-native.ts'

/** Other tabs and the system rarely change the theme, so the code that applies it is loaded only then. */
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
  // A style sheet cannot colour the native status bar.
  if (isNative()) paint()
  return () => {
    removeEventListener('storage', followTab)
    night.removeEventListener('change', paint)
  }
}
