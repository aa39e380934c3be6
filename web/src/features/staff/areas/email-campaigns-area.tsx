import { AreaPanel, type AreaProps } from './area-panel.tsx'

/** Replaced by its feature: a panel of its own, registered in pages/staff/staff-panels.ts. */
export function EmailCampaignsArea(props: AreaProps) {
  return (
    <AreaPanel
      {...props}
      id="email-campaigns"
      title={'Campaigns'}
      today={'The server sends emails only to travellers who asked for them.'}
      next={'Write to travellers who agreed to it, see what was opened, and never write to anybody twice.'}
      link="/email-test"
      linkText={'Send a test email'}
    />
  )
}
