import type { Trip } from '@app/domain/trip'
import { acceptChanges, diffTrips, type TripChange } from '@app/domain/trip-diff'
import { type Repair, repairTrip, type Trouble } from '@app/domain/trip-repair'
import { useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { describeChange } from '../../../../entities/trip/describe-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import type { TripEditor } from '../use-trip-editor.ts'

type Proposal = { readonly before: Trip; readonly repair: Repair; readonly lines: readonly TripChange[] }

export type Changes = ReturnType<typeof useChanges>

/** Proposed changes, of which the traveller chooses. */
export function useChanges(editor: TripEditor) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const { trip, dayFacts } = editor
  return {
    proposal,
    propose(trouble: Trouble): void {
      const repair = repairTrip(trip, trouble, dayFacts, () => crypto.randomUUID())
      setProposal({ before: trip, repair, lines: diffTrips(trip, repair.trip, repair.reasons) })
    },
    accept(lines: readonly TripChange[]): void {
      if (proposal) {
        const { before, repair } = proposal
        editor.edit(acceptChanges(before, { after: repair.trip, accepted: lines }, dayFacts))
        toast.success(text('changes.taken'), { action: { label: text('view.undo'), onPress: editor.undo } })
      }
      setProposal(null)
    },
    cancel: () => setProposal(null),
  }
}

export function ChangesDialog({ changes }: { readonly changes: Changes }) {
  const { proposal, accept, cancel } = changes
  if (!proposal) return null
  return (
    <Lines key={proposal.lines.map(({ id }) => id).join()} proposal={proposal} onAccept={accept} onCancel={cancel} />
  )
}

type Props = {
  readonly proposal: Proposal
  readonly onAccept: (lines: readonly TripChange[]) => void
  readonly onCancel: () => void
}

function Lines({ proposal: { before, repair, lines }, onAccept, onCancel }: Props) {
  const { locale } = usePageConfig()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const taken = lines.filter(({ id }) => !left.has(id))
  // Stops that go back to the ideas already have a line of their own.
  const isSaid = (placeId: string): boolean =>
    lines.some((line) => line.kind === 'removed' && line.stop.placeId === placeId)
  const unplaced = repair.unplaced.flatMap((id) => (isSaid(id) ? [] : (repair.trip.places[id]?.name ?? [])))
  const toggle = (id: string, isTaken: boolean): void => {
    const next = new Set(left)
    if (isTaken) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={text('changes.title')}
      description={describe(lines, unplaced)}
      footer={
        <div className="flex flex-wrap gap-2">
          {lines.length > 0 && (
            <Button disabled={taken.length === 0} onClick={() => onAccept(taken)}>
              {text('changes.accept')}
            </Button>
          )}
          <Button variant="ghost" onClick={onCancel}>
            {text('changes.cancel')}
          </Button>
        </div>
      }
    >
      <ul className="grid divide-y divide-line">
        {lines.map((line) => {
          const { sentence, because } = describeChange(line, { before, after: repair.trip }, locale)
          return (
            <li key={line.id}>
              <Checkbox
                id={`change-${line.id}`}
                label={sentence}
                hint={because}
                checked={!left.has(line.id)}
                onCheckedChange={(isTaken) => toggle(line.id, isTaken)}
              />
            </li>
          )
        })}
      </ul>
      {lines.length > 0 && unplaced.length > 0 && (
        <p className="mt-3 text-small text-soft">{text('changes.unplaced', { names: unplaced.join(', ') })}</p>
      )}
    </Dialog>
  )
}

function describe(lines: readonly TripChange[], unplaced: readonly string[]): string {
  if (lines.length > 0) return text('changes.text')
  return unplaced.length > 0 ? text('changes.no-room', { names: unplaced.join(', ') }) : text('changes.none')
}
