import type { CityGuide } from '@app/contracts/place-guide'
import { Link } from 'react-router'

import type { CityPage } from './load-place.ts'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

export function UnknownSection({ guide, phrases }: Omit<CityPage, 'title'>) {
  return (
    <PlaceSection id="unknown" title={text('unknown.title')}>
      <div className="border border-dashed border-edge px-5 py-4">
        {guide.isThin && <p className="mb-3 font-semibold">{text('unknown.thin', { place: guide.name })}</p>}
        <ul className="grid gap-2">
          {listUnknowns({ guide, phrases }).map((words) => (
            <li
              key={words}
              className="relative ps-6 before:absolute before:start-0 before:top-[0.75em] before:h-px before:w-3 before:bg-edge"
            >
              {words}
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Link to="/data-and-sources" className="inline-flex min-h-11 items-center font-semibold text-tide">
            {text('unknown.data')}
          </Link>
        </p>
      </div>
    </PlaceSection>
  )
}

/** Expected facts that are unknown, in the order of the page. */
function listUnknowns({ guide, phrases }: Omit<CityPage, 'title'>): readonly string[] {
  const { coverage, costs, entry, practice, region } = guide
  const isOfGuide = guide.sights.shown.some((sight) => sight.guide)
  const gaps: readonly (readonly [boolean, string])[] = [
    [region !== undefined && !isOfGuide, text('unknown.outline', { place: guide.name })],
    [guide.population === null && !region, text('unknown.people')],
    [guide.climate === null, text('unknown.climate')],
    [coverage === 'none' && !isOfGuide, text('unknown.coverage.none')],
    [coverage === 'thin' && !isOfGuide, text('unknown.coverage.thin')],
    [coverage === null && !isOfGuide, text('unknown.coverage.small')],
    [costs.allowance === null, text('unknown.allowance')],
    [!costs.prices, text('unknown.prices')],
    [guide.advice.length === 0, text('unknown.advice')],
    [!entry.passports.some(({ code }) => code === guide.country), text('unknown.visa')],
    [practice.emergency === null, text('unknown.emergency')],
    [phrases === null && !speaksEnglish(guide), text('unknown.phrases')],
    [guide.holidays === null, text('unknown.holidays')],
  ]
  return [
    ...gaps.flatMap(([isMissing, words]) => (isMissing ? [words] : [])),
    text(isOfGuide ? 'unknown.guide' : 'unknown.always'),
  ]
}

function speaksEnglish({ practice }: CityGuide): boolean {
  return practice.languages.some(({ code }) => code.split('-')[0] === 'en')
}
