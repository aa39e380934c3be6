import { Link } from 'react-router'

import { placeText as text } from '../../text/place.ts'
import { listUnknowns } from './list-unknowns.ts'
import type { CityPage } from './load-place.ts'
import { PlaceSection } from './place-section.tsx'

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
