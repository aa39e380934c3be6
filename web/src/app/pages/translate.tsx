import { useLoaderData } from 'react-router'

import { loadPhrases } from '../../features/phrasebook/load-phrases.ts'
import { Phrasebook } from '../../features/phrasebook/phrasebook.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { translateText as text } from '../../text/translate.ts'
import { PageHead } from '../page-head.tsx'

export { loadPhrases as loader }

export function Component() {
  const view = useLoaderData<typeof loadPhrases>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="translate"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
      >
        <Phrasebook view={view} />
      </ToolPage>
    </>
  )
}
