import type { Campaign, StaffMailRequest, StaffMailResponse } from '@app/contracts/mail/staff-mail'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LabelledValues } from '../../../ui/labelled-values.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { marketingText as text } from '../marketing-text.ts'
import type { Office } from '../use-office.ts'
import { ScheduleQuestion } from './schedule-question.tsx'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly campaign: Campaign
  readonly onEdit: () => void
}

const TONES: Readonly<Record<Campaign['state'], BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'tide',
  sending: 'sun',
  paused: 'signal',
  sent: 'moss',
  cancelled: 'neutral',
}

export function CampaignCard({ office, campaign, onEdit }: Props) {
  const { locale } = usePageConfig()
  const { draft, state, sendAt, finishedAt, recipients, sent, skipped, failed } = campaign
  const when = finishedAt ?? sendAt
  return (
    <li className="grid gap-4 rounded-control border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{draft.name}</h4>
        <Badge tone={TONES[state]}>{text(`state.${state}`)}</Badge>
        {when && state !== 'draft' && (
          <time dateTime={when} className="chart-label text-soft">
            {formatMoment(when, locale)}
          </time>
        )}
      </div>
      {(state === 'sending' || state === 'paused') && (
        <Progress
          label={text('campaign.progress')}
          value={sent + skipped + failed}
          max={Math.max(recipients, 1)}
          valueText={text('campaign.progress.value', { done: String(sent + skipped + failed), of: String(recipients) })}
        />
      )}
      {recipients > 0 && <Figures campaign={campaign} />}
      <Actions office={office} campaign={campaign} onEdit={onEdit} />
    </li>
  )
}

function Figures({ campaign }: Pick<Props, 'campaign'>) {
  const { draft, sent, skipped, failed, bounced, unsubscribed, counted, a, b } = campaign
  const rate = (name: 'a' | 'b', { opened, clicked, sent: out }: Campaign['a']) =>
    [
      text(`variant.${name}`),
      text('variant.value', { sent: String(out), opened: String(opened), clicked: String(clicked) }),
    ] as const
  return (
    <>
      <LabelledValues
        className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5"
        values={[
          [text('figure.sent'), sent],
          [text('figure.skipped'), skipped],
          [text('figure.failed'), failed],
          [text('figure.bounced'), bounced],
          [text('figure.unsubscribed'), unsubscribed],
        ]}
      />
      <LabelledValues
        className="grid gap-x-6 gap-y-3 sm:grid-cols-2"
        values={draft.subjectB ? [rate('a', a), rate('b', b)] : [[text('variant.one'), rate('a', a)[1]]]}
      />
      <p className="text-small text-soft">{text('figure.counted', { counted: String(counted) })}</p>
    </>
  )
}

function Actions({ office, campaign, onEdit }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { id, state, draft } = campaign
  const move = (to: 'draft' | 'cancelled' | 'paused' | 'sending') => () => void office.act({ action: 'move', id, to })
  const button = (label: string, onClick: () => void, variant: 'outline' | 'ghost' = 'outline') => (
    <Button size="sm" variant={variant} isBusy={office.isWorking} onClick={onClick}>
      {label}
      <span className="sr-only">: {draft.name}</span>
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === 'draft' && (
        <>
          <Button size="sm" onClick={() => setAsked(true)}>
            {text('campaign.schedule')}
            <span className="sr-only">: {draft.name}</span>
          </Button>
          {button(text('edit'), onEdit)}
          {button(text('delete'), () => void office.act({ action: 'delete-campaign', id }, text('deleted')), 'ghost')}
        </>
      )}
      {state === 'scheduled' && button(text('campaign.back'), move('draft'))}
      {state === 'sending' && button(text('campaign.pause'), move('paused'))}
      {state === 'paused' && button(text('campaign.go-on'), move('sending'))}
      {(state === 'scheduled' || state === 'sending' || state === 'paused') &&
        button(text('campaign.cancel'), move('cancelled'), 'ghost')}
      {(state === 'sending' || state === 'scheduled') && button(text('campaign.look'), office.again, 'ghost')}
      {isAsked && <ScheduleQuestion office={office} campaign={campaign} onClose={() => setAsked(false)} />}
    </div>
  )
}
