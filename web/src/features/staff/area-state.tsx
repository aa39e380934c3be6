import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'

type Props = { readonly today: string; readonly next: string }

/** The working part of an area, and its plan. */
export function AreaState({ today, next }: Props) {
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      <div className="border-t border-moss py-4">
        <dt className="chart-label caps text-moss">{text('today')}</dt>
        <dd className="mt-2">{today}</dd>
      </div>
      <div className="border-t border-edge py-4">
        <dt className="chart-label caps text-soft">{text('next')}</dt>
        <dd className="mt-2 text-soft">{next}</dd>
      </div>
    </dl>
  )
}
