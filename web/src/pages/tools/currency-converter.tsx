import { useLoaderData, useLocation } from 'react-router'

import { CardForm } from '../../features/currency/card-form.tsx'
import { ConversionAnswer } from '../../features/currency/conversion-answer.tsx'
import { CurrencyConverter } from '../../features/currency/currency-converter.tsx'
import { currencyText as text } from '../../features/currency/currency-text.ts'
import { loadConversion } from '../../features/currency/load-conversion.ts'
import { RateHistory } from '../../features/currency/rate-history.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadConversion as loader }

export function Component() {
  const view = useLoaderData<typeof loadConversion>()
  const { search } = useLocation()
  return (
    <ToolScreen
      text={text}
      illustration="currency"
      asked={view}
      answer={view.answer && <ConversionAnswer answer={view.answer} search={search} />}
      aside={
        <>
          {view.answer && <RateHistory key={search} from={view.typed.from} to={view.typed.to} />}
          <CardForm view={view} />
        </>
      }
    >
      <CurrencyConverter view={view} />
    </ToolScreen>
  )
}
