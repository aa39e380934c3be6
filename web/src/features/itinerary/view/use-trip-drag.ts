import { useMemo } from 'react'

import { dropAt, previewDrop } from './preview-drop.ts'
import { useDrag } from './use-drag.ts'
import type { TripEditor } from './use-trip-editor.ts'

export type TripDrag = ReturnType<typeof useTripDrag>

/** Stops and ideas that are dragged onto a day, with what the checker says of it before they are let go. */
export function useTripDrag({ trip, facts, dayFacts, edit }: TripEditor) {
  const { drag, handle } = useDrag((what, target) => edit(dropAt(trip, what, target, dayFacts, crypto.randomUUID())))
  const preview = useMemo(
    () => (drag?.target ? previewDrop(trip, drag.what, drag.target, { facts, dayFacts }) : null),
    [trip, drag, facts, dayFacts],
  )
  return { drag: drag && { ...drag, preview }, handle }
}
