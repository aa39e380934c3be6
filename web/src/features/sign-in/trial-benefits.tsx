import { authText as text } from './sign-in-text.ts'

const BENEFITS = ['benefits.1', 'benefits.2', 'benefits.3', 'benefits.4'] as const

export function TrialBenefits() {
  return (
    <section aria-label={text('benefits.title')}>
      <h2 className="chart-label caps font-sans tracking-[0.085em] text-soft">{text('benefits.title')}</h2>
      <ul className="mt-3 grid gap-2">
        {BENEFITS.map((key) => (
          <li key={key} className="flex gap-3 text-small">
            <svg viewBox="0 0 12 12" className="mt-1.5 size-2.5 shrink-0 stroke-moss" fill="none" aria-hidden="true">
              <path d="m1.5 6.5 3 3 6-7" strokeWidth="2" />
            </svg>
            {text(key)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-soft">{text('benefits.after')}</p>
    </section>
  )
}
