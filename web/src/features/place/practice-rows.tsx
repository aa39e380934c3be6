import type { CountryPractice } from '@app/contracts/place-guide'

import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { placeText as text } from './place-text.ts'

/** Inside a `dl`: nationwide facts. */
export function PracticeRows({ practice }: { readonly practice: CountryPractice }) {
  const { plugs, drivingSide, callingCodes, languages } = practice
  return (
    <>
      <FactRow name={text('practice.plugs')} claim={plugs}>
        {plugs ? (
          <span>
            {text('practice.plugs.types', { types: plugs.value.types.join(', ') })}
            {plugs.value.volts.length > 0 && `, ${plugs.value.volts.join('/')} V`}
            {plugs.value.hertz.length > 0 && `, ${plugs.value.hertz.join('/')} Hz`}
          </span>
        ) : (
          <span className="text-soft">{text('practice.unknown')}</span>
        )}
      </FactRow>
      <FactRow name={text('practice.side')} claim={drivingSide}>
        <span>{drivingSide ? text(`practice.side.${drivingSide.value}`) : text('practice.unknown')}</span>
      </FactRow>
      {languages.length > 0 && (
        <FactRow name={text('practice.languages')}>
          <span>{languages.map(({ name }) => name).join(', ')}</span>
        </FactRow>
      )}
      {callingCodes.length > 0 && (
        <FactRow name={text('practice.calling')}>
          <span className="tabular-nums">{callingCodes.map((code) => `+${code}`).join(', ')}</span>
        </FactRow>
      )}
    </>
  )
}
