import { useLoaderData } from 'react-router'

import { AtTheMachine } from '../../features/currency/at-the-machine.tsx'
import { ConversionAnswer } from '../../features/currency/conversion-answer.tsx'
import { CurrencyConverter } from '../../features/currency/currency-converter.tsx'
import { currencyText as text } from '../../features/currency/currency-text.ts'
import { loadConversion } from '../../features/currency/load-conversion.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadConversion as loader }

export function Component() {
  const view = useLoaderData<typeof loadConversion>()
  return (
    <ToolScreen
      text={text}
      illustration="currency"
      asked={view}
      answer={view.answer && <ConversionAnswer answer={view.answer} />}
      aside={<AtTheMachine />}
    >
      <CurrencyConverter view={view} />
    </ToolScreen>
  )
}
