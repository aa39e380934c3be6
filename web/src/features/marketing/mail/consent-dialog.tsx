import type { Consent, LookAtMailResponse, Subscriber } from '@app/contracts/mail/staff-mail'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Loading, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { askOffice } from '../ask-office.ts'
import { marketingText as text } from '../marketing-text.ts'
import { LOOK } from './mail-preview.tsx'

type Props = {
  readonly subscriber: Subscriber
  readonly isWorking: boolean
  readonly onErase: () => Promise<void>
  readonly onClose: () => void
}

const ACTS = [
  'link-asked',
  'news-asked',
  'news-confirmed',
  'counting-given',
  'counting-withdrawn',
  'unsubscribed',
] as const

/** When, where and beside which words somebody agreed. */
export function ConsentDialog({ subscriber: { id, email }, isWorking, onErase, onClose }: Props) {
  const config = usePageConfig()
  const [rows, setRows] = useState<readonly Consent[] | string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void askOffice<LookAtMailResponse>(config, LOOK, { action: 'consents', id }).then((asked) => {
      if (!isCurrent) return
      if (asked.kind === 'refused') setRows(asked.message)
      else if (asked.answer.kind === 'consents') setRows(asked.answer.rows)
    })
    return () => {
      isCurrent = false
    }
  }, [config, id])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('consent.title')}
      description={email}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('close')}
          </Button>
          <Button variant="destructive" isBusy={isWorking} onClick={() => void onErase()}>
            {text('consent.erase')}
          </Button>
        </>
      }
    >
      {rows === null ? (
        <Loading>
          <SkeletonText />
        </Loading>
      ) : typeof rows === 'string' ? (
        <p role="alert">{rows}</p>
      ) : (
        <ol className="grid gap-3">
          {rows.map(({ at, act, place, words }) => (
            <li key={`${at} ${act}`} className="border-s-2 border-edge ps-3 text-small">
              <p className="font-semibold">{ACTS.map((known) => known === act && text(`act.${known}`))}</p>
              <p className="chart-label text-soft">
                <time dateTime={at}>{formatMoment(at, config.locale)}</time>, {place}
              </p>
              <p className="mt-1">“{words}”</p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-small text-soft">{text('consent.erase.text')}</p>
    </Dialog>
  )
}
