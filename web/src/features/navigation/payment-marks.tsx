import { navigationText as text } from '../../text/navigation.ts'

/** Names, not logos: they are other people's marks. */
const METHODS = ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay']

export function PaymentMarks() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="chart-label caps font-sans text-soft">{text('payment')}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {METHODS.map((method) => (
          <li key={method} className="rounded-[4px] border border-line bg-paper px-2 py-1 text-label">
            {method}
          </li>
        ))}
      </ul>
    </div>
  )
}
