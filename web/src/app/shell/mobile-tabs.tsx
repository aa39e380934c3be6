'use no memo'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { TabBar } from '../../features/navigation/tab-bar.tsx'
import { usePart } from '../../features/navigation/use-part.ts'

/** The tab bar with the sheet of its last tab. */
export function MobileTabs() {
  const { pathname } = useLocation()
  const isGoing = useNavigation().state === 'loading'
  const navigate = useNavigate()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  // Going back closes it too.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null)
  // Pressed during a navigation, it opens on the new page: opened now, the navigation would close it.
  if (isWanted && !isGoing) {
    setWanted(false)
    setOpenedAt(pathname)
  }
  const isOpen = openedAt === pathname
  const setOpen = (open: boolean): void => setOpenedAt(open ? pathname : null)
  const [ProfileSheet, want] = usePart(
    async () => (await import('../../features/mobile-settings/profile-sheet.tsx')).ProfileSheet,
    () => {
      setOpenedAt(null)
      // The settings page has the same switches.
      void navigate('/settings')
    },
  )
  return (
    <>
      <TabBar
        isProfileOpen={isOpen}
        onProfile={() => {
          want()
          if (isGoing) setWanted(true)
          else setOpen(true)
        }}
      />
      {ProfileSheet && <ProfileSheet open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
