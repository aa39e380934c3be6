import type { Stop, TripDay } from '@app/domain/trip'

import type { Changes } from './changes-dialog.tsx'
import type { useDrag } from './use-drag.ts'
import type { TripEditor } from './use-trip-editor.ts'

export type DayProps = {
  readonly day: TripDay
  readonly number: number
  readonly editor: TripEditor
  readonly changes: Changes
  readonly drag: ReturnType<typeof useDrag>['drag']
  readonly handle: ReturnType<typeof useDrag>['handle']
  readonly onShow: () => void
  readonly onSay: (words: string) => void
}

export type StopProps = DayProps & {
  readonly stop: Stop
  readonly mark: number | null
  readonly isDropBefore: boolean
}
