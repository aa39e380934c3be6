import { type ReactNode, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { squadText as text } from './squad-text.ts'
import type { SquadActions } from './use-squad.ts'

type Props = { readonly actions: SquadActions; readonly trigger: (open: () => void) => ReactNode }

export function LeaveSquad({ actions, trigger }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function leave(): Promise<void> {
    const refused = await actions.change({ action: 'leave' }, text('leave.done'))
    setProblem(refused)
    if (refused === null) setOpen(false)
  }
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={isOpen} onOpenChange={setOpen} title={text('leave.title')} description={text('leave.text')}>
        {problem && (
          <p role="alert" className="mb-4 text-small font-medium text-signal">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" isBusy={actions.isWorking} onClick={() => void leave()}>
            {text('leave.confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {text('leave.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
