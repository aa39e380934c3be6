import type { Campaign, MailTemplate, StaffMailRequest, StaffMailResponse } from '@app/contracts/mail/staff-mail'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import type { Office } from '../use-office.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignForm } from './campaign-form.tsx'

type Props = {
  readonly office: Office<StaffMailRequest, StaffMailResponse>
  readonly campaigns: readonly Campaign[]
  readonly templates: readonly MailTemplate[]
}

export function CampaignPart({ office, campaigns, templates }: Props) {
  const [edited, setEdited] = useState<Campaign | 'new' | null>(null)
  return (
    <OfficePart
      title={text('campaigns.list')}
      action={
        edited === null && (
          <Button size="sm" onClick={() => setEdited('new')}>
            {text('campaigns.new')}
          </Button>
        )
      }
    >
      {edited !== null ? (
        <CampaignForm
          key={edited === 'new' ? 'new' : edited.id}
          office={office}
          campaign={edited === 'new' ? null : edited}
          templates={templates}
          onDone={() => setEdited(null)}
        />
      ) : campaigns.length === 0 ? (
        <p className="text-soft">{text('campaigns.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} office={office} campaign={campaign} onEdit={() => setEdited(campaign)} />
          ))}
        </ul>
      )}
    </OfficePart>
  )
}
