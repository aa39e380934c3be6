'use no memo'
import { useLayout } from '../../device/screen/use-layout.ts'
import { DesktopHome } from '../../features/home/desktop-home.tsx'
import { homeSections } from '../../features/home/home-sections.ts'
import { loadJourneyIfAsked } from '../../features/home/load-journey-if-asked.ts'
import { MobileHome } from '../../features/home/mobile-home.tsx'
import { homeText as text } from '../../features/home/text/home.ts'
import { deferredSection, loadVisibleSections } from '../../ui/deferred/deferred-section.tsx'
import { PageHead } from '../page-head.tsx'

export { loadJourneyIfAsked as loader }

const ACTIONS = deferredSection(
  async () => ({ default: (await import('../../features/quick-actions/quick-actions.tsx')).QuickActions }),
  'actions',
)
const SECTIONS = homeSections(ACTIONS)

await loadVisibleSections([...SECTIONS.desktop, ...SECTIONS.mobile])

export function Component() {
  const isMobile = useLayout() === 'mobile'
  return (
    <>
      <PageHead title={text('home.title')} description={text('home.description')} />
      {isMobile ? <MobileHome sections={SECTIONS.mobile} /> : <DesktopHome sections={SECTIONS.desktop} />}
    </>
  )
}
