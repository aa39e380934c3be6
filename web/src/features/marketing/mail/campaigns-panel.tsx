import type { staffMailContract, StaffMailRequest, StaffMailResponse } from '@app/contracts/mail/staff-mail'

import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { Note } from '../../../ui/note.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePanel, type PanelProps } from '../office-panel.tsx'
import { OfficeState } from '../office-state.tsx'
import { useOffice } from '../use-office.ts'
import { CampaignPart } from './campaign-part.tsx'
import { SubscriberPart } from './subscriber-part.tsx'
import { SuppressionPart } from './suppression-part.tsx'
import { TemplatePart } from './template-part.tsx'

/** Type only: the schemas stay on the server. */
export const STAFF_MAIL: (typeof staffMailContract)['name'] = 'staff-mail'

export function CampaignsPanel(props: PanelProps) {
  const { isMarketing } = useAdmin()
  return (
    <OfficePanel id="email-campaigns" title={text('campaigns')} lead={text('campaigns.lead')} {...props}>
      {isMarketing ? <Campaigns /> : <p>{text('only.marketing')}</p>}
    </OfficePanel>
  )
}

function Campaigns() {
  const office = useOffice<StaffMailRequest, StaffMailResponse>(STAFF_MAIL)
  return (
    <OfficeState office={office}>
      {({ campaigns, templates, subscribers, suppressions, delivery, receivesBounces }) => (
        <div className="grid gap-10">
          <Note>{text(`delivery.${delivery}`)}</Note>
          <CampaignPart office={office} campaigns={campaigns} templates={templates} />
          <TemplatePart office={office} templates={templates} />
          <SubscriberPart office={office} counts={subscribers} />
          <SuppressionPart office={office} suppressions={suppressions} receivesBounces={receivesBounces} />
        </div>
      )}
    </OfficeState>
  )
}
