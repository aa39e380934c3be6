/**
 * Stands in for the package `react-remove-scroll` under Radix (alias in vite.config.ts). That one writes a <style>
 * element into the page while a dialog is open, which our content security policy refuses. See decision 17.
 */
import { type ElementType, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'

import { canScroll } from './can-scroll.ts'

type Box = RefObject<HTMLElement | null>

type Props = {
  readonly as?: ElementType
  readonly children?: ReactNode
  readonly enabled?: boolean
  readonly allowPinchZoom?: boolean
  /** Further elements that may scroll, outside of this one. */
  readonly shards?: readonly Box[]
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

const EMPTY: readonly Box[] = []

/** Only the lock that came last decides what may move: a menu in a dialog stops the dialog too. */
const locks: object[] = []

export function RemoveScroll({
  as: Tag = 'div',
  enabled = true,
  allowPinchZoom = false,
  shards = EMPTY,
  ref,
  ...rest
}: Props) {
  const box = useRef<HTMLElement>(null)
  const allowed = useRef(shards)
  useEffect(() => {
    allowed.current = shards
  }, [shards])
  useEffect(() => {
    if (!enabled) return
    return lockScroll(allowPinchZoom, () => [box.current, ...allowed.current.map(({ current }) => current)])
  }, [enabled, allowPinchZoom])
  return <Tag {...rest} ref={joined(box, ref)} />
}

function joined(box: Box, ref: Ref<HTMLElement> | undefined): (element: HTMLElement | null) => void {
  return (element) => {
    box.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
}

function lockScroll(allowPinchZoom: boolean, listBoxes: () => readonly (HTMLElement | null)[]): () => void {
  const lock = {}
  const page = document.documentElement
  // The page must not widen when its scroll bar goes, nor narrow where there was none.
  if (locks.length === 0) page.dataset['scrollLocked'] = innerWidth > page.clientWidth ? 'gutter' : ''
  locks.push(lock)

  let last = { x: 0, y: 0 }
  const start = ({ touches: [finger] }: TouchEvent): void => {
    if (finger) last = { x: finger.clientX, y: finger.clientY }
  }
  const stop = (event: TouchEvent | WheelEvent, x: number, y: number): void => {
    if (locks.at(-1) !== lock || !event.cancelable) return
    const isInside = listBoxes().some((box) => box && canScroll(box, event.target, x, y))
    if (!isInside) event.preventDefault()
  }
  const onTouch = (event: TouchEvent): void => {
    const [finger, second] = event.touches
    if (!finger || (second && allowPinchZoom)) return
    const moved = { x: last.x - finger.clientX, y: last.y - finger.clientY }
    last = { x: finger.clientX, y: finger.clientY }
    stop(event, moved.x, moved.y)
  }
  const onWheel = (event: WheelEvent): void => {
    // A pinch on a trackpad arrives as a wheel with ctrl held.
    if (!(event.ctrlKey && allowPinchZoom)) stop(event, event.deltaX, event.deltaY)
  }
  document.addEventListener('touchstart', start, { passive: true })
  document.addEventListener('touchmove', onTouch, { passive: false })
  document.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    locks.splice(locks.indexOf(lock), 1)
    if (locks.length === 0) delete page.dataset['scrollLocked']
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', onTouch)
    document.removeEventListener('wheel', onWheel)
  }
}
