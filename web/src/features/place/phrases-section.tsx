import { Link } from 'react-router'

import type { PlacePhrases } from './load-place.ts'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

export function PhrasesSection({ phrases: { language, phrases } }: { readonly phrases: PlacePhrases }) {
  return (
    <PlaceSection id="phrases" title={text('phrases.title')} lead={`${language.name}. ${text('phrases.note')}`}>
      <dl className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {phrases.map(({ english, words, sound }) => (
          <div key={english} className="border-b border-line py-2.5">
            <dt className="text-small text-soft">{english}</dt>
            <dd>
              <span lang={language.code} dir={language.direction} className="font-display text-lead">
                {words}
              </span>
              {sound && <span className="block text-small text-soft">{sound}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link
          to={`/translate?lang=${language.code}`}
          className="inline-flex min-h-11 items-center font-semibold text-tide"
        >
          {text('phrases.more')}
        </Link>
      </p>
    </PlaceSection>
  )
}
