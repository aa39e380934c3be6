import type { Stop, TripDay } from '@app/domain/trip'
import { useMemo } from 'react'

import type { Changes } from './dialogs/changes-dialog.tsx'
import { dropAt, previewDrop } from './preview-drop.ts'
import { useDrag } from './use-drag.ts'
import type { TripEditor } from './use-trip-editor.ts'

export type TripDrag = ReturnType<typeof useTripDrag>

/** Dragging stops and ideas onto a day, with the checker's findings before the drop. */
export function useTripDrag({ trip, facts, dayFacts, edit }: TripEditor) {
  const { drag, handle } = useDrag((what, target) => edit(dropAt(trip, what, target, dayFacts, crypto.randomUUID())))
  const preview = useMemo(
    () => (drag?.target ? previewDrop(trip, drag.what, drag.target, { facts, dayFacts }) : null),
    [trip, drag, facts, dayFacts],
  )
  return { drag: drag && { ...drag, preview }, handle }
}

export type DayProps = {
  readonly day: TripDay
  readonly number: number
  readonly editor: TripEditor
  readonly changes: Changes
  readonly drag: TripDrag['drag']
  readonly handle: TripDrag['handle']
  readonly onShow: () => void
  readonly onSay: (words: string) => void
}

export type StopProps = DayProps & {
  readonly stop: Stop
  readonly mark: number | null
  readonly isDropBefore: boolean
}
