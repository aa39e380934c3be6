import { RequireArea } from '../../features/access/require-area.tsx'
import { CampaignsPanel } from '../../features/marketing/mail/campaigns-panel.tsx'
import { TrialMailsPanel } from '../../features/marketing/mail/trial-mails-panel.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="Campaigns"
        description="Emails to people who asked for them, and emails about the trial."
        isIndexed={false}
      />
      <RequireArea dashboard="/dashboard-admin?tab=email-campaigns" allows={({ isMarketing }) => isMarketing}>
        <div className="page-width grid gap-12 py-10 lg:py-16">
          <CampaignsPanel isPage />
          <TrialMailsPanel />
        </div>
      </RequireArea>
    </>
  )
}
