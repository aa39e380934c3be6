import { type FormEvent, type ReactNode, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const SHORTEST = 3
const LONGEST = 500

type Props = {
  readonly title: string
  readonly description: string
  readonly action: string
  readonly isDestructive?: boolean
  readonly hint?: string
  /** Further fields of the form. */
  readonly children?: ReactNode
  /** The refusal in words, or null when it was done. */
  readonly onConfirm: (reason: string, form: FormData) => Promise<string | null>
  readonly onClose: () => void
}

/** Asks before an action, and for its reason, which goes to the audit log. */
export function ReasonDialog(props: Props) {
  const { title, description, action, isDestructive, hint = 'For the audit log.', children, onConfirm, onClose } = props
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function confirm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = form.get('reason')
    const reason = typeof given === 'string' ? given.trim() : ''
    if (reason.length < SHORTEST) return setProblem('Write the reason in a few words')
    setWorking(true)
    const refusal = await onConfirm(reason, form)
    setWorking(false)
    if (refusal === null) onClose()
    else setProblem(refusal)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title={title} description={description}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void confirm(event)}>
        {children}
        <Field id="reason" label="Reason" hint={hint} error={problem}>
          <Textarea
            id="reason"
            name="reason"
            rows={3}
            maxLength={LONGEST}
            aria-invalid={problem !== null}
            aria-describedby={describedBy('reason', true, problem !== null)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={isDestructive ? 'destructive' : 'default'} isBusy={isWorking}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
