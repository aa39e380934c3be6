'use no memo'

import { useLayout } from '../../device/use-layout.ts'
import { DesktopHome } from './desktop-home.tsx'
import { MobileHome } from './mobile-home.tsx'

export function HomePage() {
  return useLayout() === 'mobile' ? <MobileHome /> : <DesktopHome />
}
