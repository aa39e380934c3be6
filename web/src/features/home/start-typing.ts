import { afterLoad } from '../../device/hydration/after-load.ts'
import { whenIdle } from '../../device/hydration/when-idle.ts'

/** The page has settled by then, and its script has the network to itself. */
const AFTER_LOAD_MS = 1500

/** Visitors who only read see the suggestions too; after hydration the app continues with the same field. */
export function startTyping(): void {
  const field = document.querySelector<HTMLInputElement>('[data-typed]')
  if (!field || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  afterLoad(AFTER_LOAD_MS, () =>
    whenIdle(() => {
      import('./type-placeholder.ts').then(
        ({ typePlaceholder }) => typePlaceholder(field),
        () => undefined,
      )
    }),
  )
}
