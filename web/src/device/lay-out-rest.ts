import { afterLoad } from './after-load.ts'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './when-idle.ts'

const page = document.documentElement

/**
 * The parts below the first screen are laid out one by one in quiet moments (ui/base.css leaves them out until then),
 * so that a slow phone shows the first screen sooner and never stands still for all of them at once. The head of the page
 * lays out all of them for whoever scrolls before that, because nothing may move under the reader, and for whoever never
 * gets this script; it does not fold them away for whoever comes back or to a place further down.
 */
export function layOutRest(): void {
  const layOut = ([first, ...rest]: readonly HTMLElement[]): void => {
    if (!first || 'laid' in page.dataset) return layOutAll()
    first.dataset['laid'] = ''
    finishPart(first)
    // Two that are drawn in one go would be one long task again.
    afterPaint(() => whenIdle(() => layOut(rest)))
  }
  afterLoad(0, () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')])))
}

/** The app takes the page as it is in the end. */
export function layOutAll(): void {
  page.dataset['laid'] = ''
  finishPart(page)
}

/** Gives each the attribute that would have cost too much while the page was read (`ui/late-date.tsx`, `late-chart.tsx`). */
function finishPart(part: HTMLElement): void {
  for (const element of part.querySelectorAll<HTMLElement | SVGElement>('[data-late]')) {
    const [name = '', value = ''] = element.dataset['late']?.split(' ') ?? []
    element.setAttribute(name, value)
    delete element.dataset['late']
  }
}
