'use no memo'

import { useLayout } from '../../device/screen/use-layout.ts'
import { DesktopHome } from './desktop-home.tsx'
import type { HomeSections } from './home-sections.ts'
import { MobileHome } from './mobile-home.tsx'

export function HomePage({ sections }: { readonly sections: HomeSections }) {
  return useLayout() === 'mobile' ? (
    <MobileHome sections={sections.mobile} />
  ) : (
    <DesktopHome sections={sections.desktop} />
  )
}
