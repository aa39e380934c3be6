import { afterLoad } from './after-load.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The parts below the first screen are laid out one by one in quiet moments (ui/base.css leaves them out until then),
 * so that a slow phone shows the first screen sooner and never stands still for all of them at once. Who scrolls before
 * that gets all of them at once: their heights were only guessed, and nothing may move under the reader.
 */
export function layOutRest(): void {
  const page = document.documentElement
  const layOutAll = (): void => void (page.dataset['laid'] = '')
  const layOut = ([first, ...rest]: readonly HTMLElement[]): void => {
    if (!first) return layOutAll()
    first.dataset['laid'] = ''
    whenIdle(() => layOut(rest))
  }
  afterLoad(0, () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')])))
  addEventListener('scroll', layOutAll, { once: true, passive: true })
}
