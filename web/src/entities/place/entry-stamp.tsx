import type { VisaRequirement } from '@app/domain/entry-rules'

type Props = {
  readonly requirement: VisaRequirement
  readonly country: string
  readonly verdict: string
  /** The length of stay, if known. */
  readonly detail: string
  readonly passport: string
  /**
   * `limit`: no stay was compared, so the rule states the maximum. `warning`: a stay over the limit, days used up, or a
   * passport that expires too early.
   */
  readonly state?: 'rule' | 'limit' | 'warning'
}

const TONES = {
  'visa-free': 'open',
  own: 'open',
  'visa-on-arrival': 'ahead',
  eta: 'ahead',
  'e-visa': 'ahead',
  'visa-required': 'ahead',
  'no-admission': 'closed',
} as const satisfies Readonly<Record<VisaRequirement, string>>
type Tone = (typeof TONES)[VisaRequirement] | 'limit' | 'warning'

const INKS = {
  open: 'text-moss',
  // No verdict, so no colour of one.
  limit: 'text-ink',
  ahead: 'text-tide',
  closed: 'text-signal',
  warning: 'text-signal',
} as const

/** An entry stamp with the verdict: a double border, slightly rotated, coloured by meaning. */
export function EntryStamp({ requirement, country, verdict, detail, passport, state = 'rule' }: Props) {
  const tone: Tone = state === 'rule' || requirement === 'no-admission' ? TONES[requirement] : state
  return (
    <div
      className={`grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 ${INKS[tone]} @sm:-rotate-1`}
    >
      <Mark tone={tone} />
      <div className="min-w-0 border-2 border-current p-[3px]">
        <div className="border border-current px-4 py-2.5 @max-sm:px-3">
          <p className="chart-label caps">{country}</p>
          <p className="mt-1 font-display text-title text-balance hyphens-auto wrap-anywhere @max-sm:text-lead">
            {verdict}
          </p>
          <p className="chart-label mt-1.5 text-soft">{[detail, passport].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </div>
  )
}

const SHAPES = {
  open: 'M12 33 24 44 44 18',
  limit: 'M28 14v14l9 7',
  ahead: 'M28 14v20m0 8v.1',
  closed: 'M16 16 40 40M40 16 16 40',
  warning: 'M28 14v20m0 8v.1',
} as const

/** A shape for each answer, so that meaning does not depend on colour. */
function Mark({ tone }: { readonly tone: Tone }) {
  return (
    <svg viewBox="0 0 56 56" className="w-12 @max-xs:hidden" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="28" cy="28" r="26" strokeWidth="2" />
      <circle cx="28" cy="28" r="22" strokeDasharray="1 3" />
      <path d={SHAPES[tone]} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
