import { type Theme, setTheme, useTheme } from '../../device/screen/theme.ts'
import { navigationText as text } from './navigation-text.ts'

const THEMES = ['light', 'dark', 'system'] as const satisfies readonly Theme[]

/** The theme: light, dark or system. */
export function ThemeChoice() {
  const chosen = useTheme()
  return (
    <fieldset className="invisible max-w-full min-w-0 alive:visible">
      <legend className="chart-label caps text-soft">{text('theme')}</legend>
      <div className="mt-2 inline-flex max-w-full flex-wrap overflow-hidden rounded-control border border-edge bg-paper">
        {THEMES.map((theme) => (
          <label
            key={theme}
            data-edition={theme}
            className="edition flex min-h-11 cursor-pointer items-center border-s border-edge px-3.5 text-small first:border-s-0 hover:text-tide has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current lg:min-h-9"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => setTheme(theme)}
              // A browser restores forms on Back, and would undo a later choice.
              autoComplete="off"
              className="sr-only"
            />
            {text(`theme.${theme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
