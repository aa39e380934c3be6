import { AreaPanel, type AreaProps } from './area-panel.tsx'

/** Replaced by its feature: a panel of its own, registered in pages/staff/staff-panels.ts. */
export function TrialEmailsArea(props: AreaProps) {
  return (
    <AreaPanel
      {...props}
      id="trial-emails"
      title={'Trial emails'}
      today={
        'Emails on days 0, 3 and 6 of a trial and after its end are sent automatically, each once, each with a way to unsubscribe.'
      }
      next={'How many were sent and opened, and what they say, editable here.'}
      link="/email-test"
      linkText={'Send a test email'}
    />
  )
}
