import { AreaPanel, type AreaProps } from './area-panel.tsx'

/** Replaced by its feature: a panel of its own, registered in pages/staff/staff-panels.ts. */
export function SupportChatArea(props: AreaProps) {
  return (
    <AreaPanel
      {...props}
      id="chat"
      title={'Support chat'}
      today={'Questions reach you by email from the support page. The help center answers the usual ones.'}
      next={'Conversations from Chat with us, with who waits, who answers and what was promised.'}
      link="/support-center"
      linkText={'Open the support page'}
    />
  )
}
