import { useLoaderData } from 'react-router'

import { BORDERS_CODE } from '../../content/tool-sources.ts'
import { loadPassportCheck } from '../../features/passport-check/load-passport-check.ts'
import { PassportCheck } from '../../features/passport-check/passport-check.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { passportText as text } from '../../text/passport.ts'
import { PageHead } from '../page-head.tsx'

export { loadPassportCheck as loader }

export function Component() {
  const view = useLoaderData<typeof loadPassportCheck>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="documents"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[BORDERS_CODE]}
      >
        <PassportCheck view={view} />
      </ToolPage>
    </>
  )
}
