import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { AboutPage } from '../../features/company/about-page.tsx'
import { aboutText as text } from '../../features/company/company-text.ts'
import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { PageHead } from '../page-head.tsx'

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
      <AboutPage illustration={<ToolIllustration name="flights" text={text('illustration')} />} />
    </>
  )
}
