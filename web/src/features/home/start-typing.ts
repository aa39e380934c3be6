import { afterLoad } from '../../device/after-load.ts'
import { whenIdle } from '../../device/when-idle.ts'

/** The page has settled by then, and its script has the line to itself. */
const AFTER_LOAD_MS = 1500

/** Somebody who only reads sees the suggestions too; the app goes on with the same field when it comes. */
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
