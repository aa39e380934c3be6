import type { PackingItem, PackingReason } from '@app/domain/trip-preparation'

import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatWalk } from '../../../entities/trip/findings/format-plan.ts'
import { formatDegrees, formatRain } from '../../../text/format-weather.ts'
import { formatCountry } from '../../../text/format.ts'
import { BeforeSection } from './before-section.tsx'
import { beforeText as text } from './before-text.ts'
import { GuideProof } from './guide-proof.tsx'
import { usePackedItems } from './use-packed-items.ts'
import type { Preparation } from './use-preparation.ts'

type Props = { readonly tripId: string; readonly preparation: Preparation }

/** Each item with the reason for it, so that a traveller can judge whether it holds. */
export function PackingList({ tripId, preparation: { packing } }: Props) {
  const locale = useMeasureLocale()
  const { isPacked, toggle } = usePackedItems(tripId)
  return (
    <BeforeSection title={text('pack.title')}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {packing.map((item) => (
          <li key={keyOf(item)} className="border-b border-line py-2">
            <label className="flex min-h-8 cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                checked={isPacked(keyOf(item))}
                onChange={() => toggle(keyOf(item))}
                className="peer mt-1 size-5 shrink-0 accent-tide"
              />
              <span className="peer-checked:text-soft peer-checked:line-through">
                {nameOf(item)}
                {reasonOf(item.because, locale) && (
                  <span className="block text-small text-soft">{reasonOf(item.because, locale)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <GuideProof
        months={packing.flatMap(({ because }) => (because.kind === 'guide' ? [because.asOf] : []))}
        locale={locale}
      />
    </BeforeSection>
  )
}

/** Sockets differ from country to country; anything else is packed once. */
function keyOf({ code, because }: PackingItem): string {
  return because.kind === 'plugs' ? `${code} ${because.types.join('')}` : code
}

function nameOf({ code, because }: PackingItem): string {
  if (code !== 'plug-adapter') return text(`pack.${code}`)
  return text('pack.plug-adapter', { types: because.kind === 'plugs' ? because.types.join(', ') : '' })
}

function reasonOf(because: PackingReason, locale: string): string {
  switch (because.kind) {
    case 'always':
      return ''
    case 'cold':
    case 'cool':
    case 'warm':
      return text(`why.${because.kind}`, { city: because.city, degrees: formatDegrees(because.meanC, locale) })
    case 'rain':
      return text('why.rain', { city: because.city, rain: formatRain(because.rainMm, locale) })
    case 'plan':
      return text('why.plan', { title: because.title })
    case 'walking':
      return text('why.walking', { distance: formatWalk(because.metres, locale) })
    case 'children':
      return because.age < 1 ? text('why.baby') : text('why.children', { age: String(because.age) })
    case 'car':
      return text('why.car')
    case 'guide':
      return text('why.guide', { country: formatCountry(because.country, locale) })
    case 'plugs':
      return text('why.plugs', { country: formatCountry(because.country, locale) })
  }
}
