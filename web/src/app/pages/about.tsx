import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../content/brand.ts'
import { LEGAL_ENTITY } from '../../content/legal-entity.ts'
import { AboutPage } from '../../features/company/about-page.tsx'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { aboutText as text } from '../../text/company.ts'
import { PageHead } from '../page-head.tsx'
import { StructuredData } from '../structured-data.tsx'

export function Component() {
  const { origin } = usePageConfig()
  const organization = {
    '@type': 'Organization',
    name: BRAND.name,
    legalName: LEGAL_ENTITY.name,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    email: LEGAL_ENTITY.email,
  }
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <StructuredData data={organization} />
      <AboutPage plate={<ToolPlate name="flights" text={text('plate')} />} />
    </>
  )
}
