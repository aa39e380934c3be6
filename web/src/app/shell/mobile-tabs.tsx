'use no memo'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { TabBar } from '../../features/navigation/tab-bar.tsx'
import { usePart } from '../../features/navigation/use-part.ts'

/** The tab bar with the sheet that its last tab opens. */
export function MobileTabs() {
  const { pathname } = useLocation()
  const isGoing = useNavigation().state === 'loading'
  const navigate = useNavigate()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  // Whoever goes back without closing it first does not take it along.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null)
  // Pressed on the way to a page, it opens there: opened here, the page would close it on arriving.
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
      // The same switches stand there, on a page of their own.
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
