import { RequireArea } from '../../features/access/require-area.tsx'
import { EmailCampaignsArea } from '../../features/staff/areas/email-campaigns-area.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="Campaigns"
        description="Write to travellers who agreed to it, see what was opened, and never write to anybody twice."
        isIndexed={false}
      />
      <RequireArea dashboard="/dashboard-admin?tab=email-campaigns" allows={({ isMarketing }) => isMarketing}>
        <div className="page-width py-10 lg:py-16">
          <EmailCampaignsArea isPage />
        </div>
      </RequireArea>
    </>
  )
}
