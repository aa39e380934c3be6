'use no memo'

import { useLayout } from '../../device/use-layout.ts'
import { DesktopHome } from './desktop-home.tsx'
import type { HomeParts } from './home-parts.ts'
import { MobileHome } from './mobile-home.tsx'

export function HomePage({ parts }: { readonly parts: HomeParts }) {
  return useLayout() === 'mobile' ? <MobileHome parts={parts.mobile} /> : <DesktopHome parts={parts.desktop} />
}
