import { afterLoad } from './after-load.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The parts below the first screen are laid out one by one in quiet moments (ui/base.css leaves them out until then),
 * so that a slow phone shows the first screen sooner and never stands still for all of them at once.
 */
export function layOutRest(): void {
  const page = document.documentElement
  const layOut = ([first, ...rest]: readonly HTMLElement[]): void => {
    if (!first) {
      page.dataset['laid'] = ''
      return
    }
    first.dataset['laid'] = ''
    whenIdle(() => layOut(rest))
  }
  afterLoad(0, () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')])))
}
