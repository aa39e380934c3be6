import { passportText as text } from './passport-check-text.ts'

export function WhichRule() {
  return (
    <section aria-labelledby="which">
      <h2 id="which" className="text-title">
        {text('which.title')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-soft">{text('which.text')}</p>
    </section>
  )
}
