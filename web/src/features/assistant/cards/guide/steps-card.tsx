import { ButtonLink } from '../../../../ui/button.tsx'
import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import type { StepsData } from './guide-data.ts'
import { SiteLink } from './site-link.tsx'

const PATHS = {
  flights: '/flights',
  help: '/help-center',
  pricing: '/pricing',
  rights: '/flight-compensation',
  saved: '/dashboard',
  support: '/support-center',
  translate: '/translate',
} as const

/** Steps in order. */
export function StepsCard({ card: { language, rows } }: Shown<typeof StepsData>) {
  const { text } = useCardWords()
  return (
    <CardFrame title={text('guide.steps')} claims={rows.map(({ value }) => value)}>
      <ol className="-my-2" lang={language}>
        {rows.map(({ id, label, value, link, opens }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-2.5 last:border-0"
          >
            <span aria-hidden="true" className="font-display text-lead tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="leading-snug font-semibold">{label}</p>
              <p className="break-words tabular-nums">{value.value}</p>
              <SiteLink link={link} of={label} />
              {opens && (
                <ButtonLink to={PATHS[opens]} variant="outline" size="sm" className="mt-2">
                  {text(`guide.opens.${opens}`)}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}
