import { currencyText as text } from './currency-text.ts'

export function AtTheMachine() {
  return (
    <section aria-labelledby="machine">
      <h2 id="machine" className="text-title">
        {text('advice.title')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-soft">{text('advice.text')}</p>
    </section>
  )
}
