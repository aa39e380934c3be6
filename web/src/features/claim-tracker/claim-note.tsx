import type { FlightClaim } from '../../entities/flight-claim/flight-claim.ts'
import { changeClaim } from '../../entities/flight-claim/write-claims.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { trackerText as text } from './tracker-text.ts'

/** The database refuses longer ones. */
const LONGEST_NOTE = 4000

export function ClaimNote({ claim }: { claim: FlightClaim }) {
  const id = `note-${claim.id}`
  return (
    <details className="mt-2" open={Boolean(claim.note)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium text-tide underline">
        {text('note')}
      </summary>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const note = new FormData(event.currentTarget).get('note')
          const typed = typeof note === 'string' ? note.trim() : ''
          changeClaim(claim, { note: typed || null }).catch(() => toast.error(text('refused')))
        }}
      >
        <div className="w-full">
          <Field id={id} label={text('note')} hint={text('note.hint')}>
            <Textarea
              id={id}
              name="note"
              key={claim.note}
              defaultValue={claim.note ?? ''}
              maxLength={LONGEST_NOTE}
              aria-describedby={`${id}-hint`}
            />
          </Field>
        </div>
        <Button type="submit" variant="outline" size="sm">
          {text('note.save')}
        </Button>
      </form>
    </details>
  )
}
