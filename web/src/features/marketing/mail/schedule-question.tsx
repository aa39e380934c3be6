import type { Campaign, LookAtMailResponse, StaffMailRequest, StaffMailResponse } from '@app/contracts/mail/staff-mail'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { askOffice } from '../ask-office.ts'
import { marketingText as text } from '../marketing-text.ts'
import type { Office } from '../use-office.ts'
import { LOOK } from './mail-preview.tsx'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly campaign: Campaign
  readonly onClose: () => void
}

/** A mail that is out cannot be taken back, so the number of readers is stated before the button. */
export function ScheduleQuestion({ office, campaign, onClose }: Props) {
  const [at, setAt] = useState('')
  const readers = useReaders(campaign)

  async function schedule(): Promise<void> {
    const time = at === '' ? null : new Date(at).toISOString()
    const said = text(time === null ? 'schedule.begun' : 'schedule.set')
    await office.act({ action: 'schedule', id: campaign.id, at: time }, said)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={text('schedule.title', { name: campaign.draft.name })}
      description={readers === null ? text('schedule.counting') : text('schedule.readers', { count: String(readers) })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button isBusy={office.isWorking} onClick={() => void schedule()}>
            {text(at === '' ? 'schedule.now' : 'schedule.later')}
          </Button>
        </>
      }
    >
      <Field id="send-at" label={text('schedule.at')} hint={text('schedule.at.hint')}>
        <Input
          id="send-at"
          type="datetime-local"
          aria-describedby="send-at-hint"
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  )
}

function useReaders({ draft: { segment } }: Campaign): number | null {
  const config = usePageConfig()
  const [readers, setReaders] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    void askOffice<LookAtMailResponse>(config, LOOK, { action: 'count', segment }).then((asked) => {
      if (isCurrent && asked.kind === 'answered' && asked.answer.kind === 'count') setReaders(asked.answer.subscribers)
    })
    return () => {
      isCurrent = false
    }
  }, [config, segment])
  return readers
}
