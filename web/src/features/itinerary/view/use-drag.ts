import type { DayId, PlaceId, StopId } from '@app/domain/trip'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

export type Dragged = { readonly kind: 'stop'; readonly id: StopId } | { readonly kind: 'idea'; readonly id: PlaceId }
export type DropTarget = { readonly dayId: DayId; readonly index: number }
type Drag = { readonly what: Dragged; readonly target: DropTarget | null }
type Point = { readonly x: number; readonly y: number }

/** Distance from the window's edge at which dragging scrolls. */
const EDGE_PX = 90
const SCROLL_PX = 8

/** Dragging by finger or mouse from a handle; Escape cancels. The handle has keyboard shortcuts of its own. */
export function useDrag(onDrop: (what: Dragged, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef<Point | null>(null)
  const look = (what: Dragged): void => {
    if (!pointer.current) return
    const target = targetAt(pointer.current, what)
    setDrag((now) => (now && isSameTarget(now.target, target) ? now : { what, target }))
  }
  useEdgeScroll(drag !== null, pointer, () => drag && look(drag.what))
  useEffect(() => {
    if (drag === null) return
    const letGo = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [drag])
  const handle = (what: Dragged) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = null
      setDrag({ what, target: null })
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (!drag) return
      pointer.current = { x, y }
      look(what)
    },
    onPointerUp() {
      setDrag(null)
      if (drag?.target) onDrop(what, drag.target)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}

/** Scrolls while the pointer rests at the edge, not only while it moves. */
function useEdgeScroll(isDragging: boolean, pointer: { readonly current: Point | null }, onMoved: () => void): void {
  const step = useEffectEvent((): void => {
    const y = pointer.current?.y
    const by = y === undefined ? 0 : y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0
    if (by === 0) return
    scrollBy({ top: by })
    onMoved()
  })
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const next = (): void => {
      step()
      frame = requestAnimationFrame(next)
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }, [isDragging])
}

function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  return one?.dayId === other?.dayId && one?.index === other?.index
}

/** The day under the pointer, and the stop before which to insert. */
function targetAt({ x, y }: Point, what: Dragged): DropTarget | null {
  const day = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-day]'))
    .find((found) => found !== null)
  const dayId = day?.dataset['day']
  if (!day || dayId === undefined) return null
  const rows = [...day.querySelectorAll<HTMLElement>('[data-stop]')].filter((row) => row.dataset['stop'] !== what.id)
  const index = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { dayId, index }
}
