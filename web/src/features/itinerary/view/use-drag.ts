import type { DayId, PlaceId, StopId } from '@app/domain/trip'
import { type PointerEvent, useState } from 'react'

export type Dragged = { readonly kind: 'stop'; readonly id: StopId } | { readonly kind: 'idea'; readonly id: PlaceId }
export type DropTarget = { readonly dayId: DayId; readonly index: number }
type Drag = { readonly what: Dragged; readonly target: DropTarget | null }

/** Near the edge of the window the page moves along. */
const EDGE_PX = 90
const SCROLL_PX = 14

/** By finger or mouse, from a handle. The keyboard has its own keys on the same handle. */
export function useDrag(onDrop: (what: Dragged, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const handle = (what: Dragged) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ what, target: null })
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!drag) return
      scrollAtEdge(clientY)
      setDrag({ what, target: targetAt(clientX, clientY, what) })
    },
    onPointerUp() {
      setDrag(null)
      if (drag?.target) onDrop(what, drag.target)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX })
  else if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX })
}

/** The day under the pointer, and before which of its stops. */
function targetAt(x: number, y: number, what: Dragged): DropTarget | null {
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
