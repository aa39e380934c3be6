/** Whether anything between what was touched and its box can still move that way, so that the page behind stays put. */
export function canScroll(box: HTMLElement, target: EventTarget | null, x: number, y: number): boolean {
  if (!(target instanceof Element) || !box.contains(target)) return false
  // A slider moves by itself and scrolls nothing.
  if (target.matches('input[type="range"]')) return true
  const isDown = Math.abs(y) >= Math.abs(x)
  for (let element: Element | null = target; element; element = element === box ? null : element.parentElement)
    if (isDown ? hasRoomDown(element, y) : hasRoomAcross(element, x)) return true
  return false
}

function hasRoomDown(element: Element, by: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element
  if (scrollHeight <= clientHeight || !scrolls(getComputedStyle(element).overflowY)) return false
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1
}

function hasRoomAcross(element: Element, by: number): boolean {
  const { scrollLeft, scrollWidth, clientWidth } = element
  if (scrollWidth <= clientWidth || !scrolls(getComputedStyle(element).overflowX)) return false
  // Right to left counts from zero downwards; the distance from the edge is what matters.
  const gone = Math.abs(scrollLeft)
  const isBack = getComputedStyle(element).direction === 'rtl' ? by > 0 : by < 0
  return isBack ? gone > 0 : gone + clientWidth < scrollWidth - 1
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll'
}
