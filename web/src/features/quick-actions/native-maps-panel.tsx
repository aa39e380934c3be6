import { mapsPlatform, searchLink } from '../../device/maps-link.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { myLocationText as text } from './my-location-text.ts'
import type { Position } from './use-position.ts'

/** Search words that the map apps understand. */
const WANTED = { pharmacy: 'pharmacy', cash: 'atm', station: 'station', fuel: 'fuel' } as const

/** For paying travellers: nearby places, in the app that navigates there. */
export function NativeMapsPanel({ position }: { readonly position: Position }) {
  const platform = mapsPlatform()
  return (
    <section aria-labelledby="native-maps" className="border-t border-line pt-4">
      <h3 id="native-maps" className="font-display text-lead">
        {text('native.title')}
      </h3>
      <p className="text-small text-soft">{text('native.text')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {Object.entries(WANTED).map(([name, query]) => (
          <li key={name}>
            <a
              href={searchLink(query, { coordinates: position }, platform) ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {text(`native.${name as keyof typeof WANTED}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
