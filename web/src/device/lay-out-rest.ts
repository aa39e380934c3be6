import { afterLoad } from './after-load.ts'
import { unfoldRest } from './unfold-rest.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The parts below the first screen are laid out one by one in quiet moments (ui/base.css leaves them out until then),
 * so that a slow phone shows the first screen sooner and never stands still for all of them at once. Who scrolls before
 * that, or came for one of them, gets all of them at once: their heights were only guessed, and nothing may move under
 * the reader.
 */
export function layOutRest(): void {
  const page = document.documentElement
  const layOutAll = (): void => {
    unfoldRest()
    page.dataset['laid'] = ''
  }
  const layOut = ([first, ...rest]: readonly HTMLElement[]): void => {
    if (!first) return layOutAll()
    // Two moments for each: one to read it, one to lay it out.
    unfoldRest(first)
    whenIdle(() => {
      first.dataset['laid'] = ''
      whenIdle(() => layOut(rest))
    })
  }
  if (location.hash) return layOutAll()
  afterLoad(0, () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')])))
  addEventListener('scroll', layOutAll, { once: true, passive: true })
}
