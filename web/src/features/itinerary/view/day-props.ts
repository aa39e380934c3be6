import type { Stop, TripDay } from '@app/domain/trip'

import type { Changes } from './changes-dialog.tsx'
import type { TripDrag } from './use-trip-drag.ts'
import type { TripEditor } from './use-trip-editor.ts'

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
