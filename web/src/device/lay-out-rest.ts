import { afterLoad } from './after-load.ts'
import { afterPaint } from './after-paint.ts'
import { whenIdle } from './when-idle.ts'

type Piece = HTMLElement | SVGElement

const page = document.documentElement

/**
 * The parts below the first screen are laid out one by one in quiet moments (ui/base.css leaves them out until then),
 * so that a slow phone shows the first screen sooner and never stands still for all of them at once. What a part has
 * left for later (`ui/late-date.tsx`, `late-chart.tsx`) comes after it, each in a moment of its own. The head of the page
 * lays out all of them for whoever scrolls before that, because nothing may move under the reader, and for whoever never
 * gets this script; it does not fold them away for whoever comes back or to a place further down.
 */
export function layOutRest(): void {
  const layOut = ([first, ...rest]: readonly Piece[]): void => {
    if (!first || 'laid' in page.dataset) return layOutAll()
    if ('later' in first.dataset) first.dataset['laid'] = ''
    else finish(first)
    // Two that are drawn in one go would be one long task again.
    afterPaint(() => whenIdle(() => layOut(rest)))
  }
  afterLoad(0, () => whenIdle(() => layOut([...document.querySelectorAll<Piece>('[data-later], [data-late]')])))
}

/** The app takes the page as it is in the end. */
export function layOutAll(): void {
  page.dataset['laid'] = ''
  for (const element of document.querySelectorAll<Piece>('[data-late]')) finish(element)
}

/** Gives it the attribute that would have cost too much while the page was read. */
function finish(element: Piece): void {
  const [name = '', value = ''] = element.dataset['late']?.split(' ') ?? []
  element.setAttribute(name, value)
  delete element.dataset['late']
}
