import { useLoaderData } from 'react-router'

import { CurrencyConverter } from '../../features/currency/currency-converter.tsx'
import { loadConversion } from '../../features/currency/load-conversion.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { currencyText as text } from '../../text/currency.ts'
import { PageHead } from '../page-head.tsx'

export { loadConversion as loader }

export function Component() {
  const view = useLoaderData<typeof loadConversion>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="currency"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2')]}
        next={[text('next.1'), text('next.2')]}
      >
        <CurrencyConverter view={view} />
      </ToolPage>
    </>
  )
}
