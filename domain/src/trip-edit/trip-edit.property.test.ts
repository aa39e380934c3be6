import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEdits, applyEdit, applyEdits, expectSound } from '../../test/any-edits.ts'
import { sampleTrip } from '../../test/sample-trip.ts'
import { findStop, record, redo, startHistory, undo } from './index.ts'

const RUNS = { numRuns: 150, seed: 6 }

describe('any edits', () => {
  it('leave a valid trip', () =>
    fc.assert(
      fc.property(anyEdits, (edits) => expectSound(applyEdits(sampleTrip(), edits, 'n'))),
      RUNS,
    ))

  it('can be undone one by one, and redone', () =>
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const begun = startHistory(sampleTrip())
        const done = edits.reduce(
          (history, edit, index) => record(history, applyEdit(history.present, edit, `n${index}`)),
          begun,
        )
        const back = edits.reduce((history) => undo(history), done)
        expect(back.present).toEqual(begun.present)
        expect(edits.reduce((history) => redo(history), back).present).toEqual(done.present)
      }),
      RUNS,
    ))

  it('never move a locked stop, unless it is edited itself', () =>
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const base = sampleTrip()
        const locked = {
          ...base,
          days: base.days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, isLocked: true })) })),
        }
        const others = edits.filter(({ kind }) => [0, 1, 9, 10, 11, 12, 15, 16, 17].includes(kind))
        const after = applyEdits(locked, others, 'n')
        for (const { stops } of locked.days)
          for (const { id, arrive, leave } of stops) expect(findStop(after, id)?.stop).toMatchObject({ arrive, leave })
      }),
      RUNS,
    ))
})
