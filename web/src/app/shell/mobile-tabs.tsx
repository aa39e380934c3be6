'use no memo'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { TabBar } from '../../features/navigation/tab-bar.tsx'
import { usePart } from '../../features/navigation/use-part.ts'

/** The tab bar with the sheet that its last tab opens. */
export function MobileTabs() {
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  // Whoever goes back without closing it first does not take it along.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null)
  const isOpen = openedAt === pathname
  const setOpen = (open: boolean): void => setOpenedAt(open ? pathname : null)
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
