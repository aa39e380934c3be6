'use no memo'
import { useState } from 'react'

import { TabBar } from '../../features/navigation/tab-bar.tsx'
import { usePart } from '../../features/navigation/use-part.ts'

/** The tab bar with the sheet that its last tab opens. */
export function MobileTabs() {
  const [isOpen, setOpen] = useState(false)
  const [ProfileSheet, want] = usePart(
    async () => (await import('../../features/mobile-settings/profile-sheet.tsx')).ProfileSheet,
  )
  return (
    <>
      <TabBar
        isProfileOpen={isOpen}
        onProfile={() => {
          want()
          setOpen(true)
        }}
      />
      {ProfileSheet && <ProfileSheet open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
