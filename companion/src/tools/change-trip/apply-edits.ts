import type { Trip } from '@app/domain/trip'
import type { ChangeReason } from '@app/domain/trip-diff'

import {
  addOneDay,
  calmDown,
  changeDates,
  dropOneDay,
  planForRain,
  shiftDates,
  startLater,
  swapDays,
} from './day-edits.ts'
import type { EditKit, Made, Outcome, UnmetReason } from './editing.ts'
import { addStop, goElsewhere, moveTo, removeStop, swapPlace } from './stop-edits.ts'
import { addMore, fillUp, leaveOut, spendLess, walkLess } from './taste-edits.ts'
import type { EditKind, TripEdit } from './trip-edit.ts'

export type Unmet = { readonly edit: EditKind; readonly because: UnmetReason }

export type Applied = Made & { readonly unmet: readonly Unmet[] }

/** One after the other; impossible edits are skipped, and reported. */
export function applyEdits(trip: Trip, edits: readonly TripEdit[], kit: EditKit): Applied {
  let changed = trip
  const reasons: Record<string, ChangeReason> = {}
  const unmet: Unmet[] = []
  for (const edit of edits) {
    const outcome = applyEdit(changed, edit, kit)
    if (typeof outcome === 'string') {
      unmet.push({ edit: edit.kind, because: outcome })
      continue
    }
    changed = outcome.trip
    Object.assign(reasons, outcome.reasons)
  }
  return { trip: changed, reasons, unmet }
}

function applyEdit(trip: Trip, edit: TripEdit, kit: EditKit): Outcome {
  switch (edit.kind) {
    case 'add':
    case 'must-see':
      return addStop(trip, edit, kit)
    case 'remove':
      return removeStop(trip, edit, kit)
    case 'swap':
      return swapPlace(trip, edit, kit)
    case 'move':
      return moveTo(trip, edit, kit)
    case 'closed':
      return goElsewhere(trip, edit, kit)
    case 'calmer':
      return calmDown(trip, edit, kit)
    case 'fuller':
      return fillUp(trip, edit, kit)
    case 'less-walking':
      return walkLess(trip, edit, kit)
    case 'rain':
      return planForRain(trip, edit, kit)
    case 'late-start':
      return startLater(trip, edit, kit)
    case 'add-day':
      return addOneDay(trip, kit)
    case 'remove-day':
      return dropOneDay(trip, edit, kit)
    case 'swap-days':
      return swapDays(trip, edit, kit)
    case 'dates':
      return changeDates(trip, edit, kit)
    case 'shift':
      return shiftDates(trip, edit, kit)
    case 'avoid':
      return leaveOut(trip, edit, kit)
    case 'more':
      return addMore(trip, edit, kit)
    case 'budget':
      return spendLess(trip, edit, kit)
  }
}
