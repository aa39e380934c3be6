import type { Partner } from '../content/partners.ts'

const STROKE: Readonly<Record<Partner['colour'], string>> = {
  tide: 'stroke-tide',
  signal: 'stroke-signal',
  sun: 'stroke-ink',
  moss: 'stroke-moss',
}

/** A luggage label. */
export function PartnerCard({ partner }: { readonly partner: Partner }) {
  return (
    <div className="flex h-full flex-wrap items-center gap-4 rounded-sheet border border-line bg-raised p-6 lg:gap-6 lg:p-8">
      {/* The eyelet and its string. */}
      <span
        className="relative size-3 shrink-0 rounded-full border border-edge bg-paper before:absolute before:end-full before:top-1/2 before:h-px before:w-6 before:bg-edge lg:before:w-8"
        aria-hidden="true"
      />
      <svg
        viewBox="0 0 48 48"
        className={`size-14 shrink-0 lg:size-16 ${STROKE[partner.colour]}`}
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={partner.logo} />
      </svg>
      <div className="flex-[1_1_8rem]">
        <h3 className="text-title">{partner.name}</h3>
        <p className="mt-1 max-w-[36ch] text-soft">{partner.description}</p>
      </div>
    </div>
  )
}
