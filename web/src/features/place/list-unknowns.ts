import type { CityGuide } from '@app/contracts/place-guide'

import { placeText as text } from '../../text/place.ts'
import type { CityPage } from './load-place.ts'

/** What a traveller would expect on such a page and we cannot tell, in the order of the page. */
export function listUnknowns({ guide, phrases }: Omit<CityPage, 'title'>): readonly string[] {
  const { coverage, costs, entry, practice } = guide
  const gaps: readonly (readonly [boolean, string])[] = [
    [guide.population === null, text('unknown.people')],
    [guide.climate === null, text('unknown.climate')],
    [coverage === 'none', text('unknown.coverage.none')],
    [coverage === 'thin', text('unknown.coverage.thin')],
    [coverage === null, text('unknown.coverage.small')],
    [costs.allowance === null, text('unknown.allowance')],
    [costs.level === null || costs.level.value.kind === 'refused', text('unknown.level')],
    [guide.advice.length === 0, text('unknown.advice')],
    [!entry.passports.some(({ code }) => code === guide.country), text('unknown.visa')],
    [practice.emergency === null, text('unknown.emergency')],
    [phrases === null && !speaksEnglish(guide), text('unknown.phrases')],
    [guide.holidays === null, text('unknown.holidays')],
  ]
  return [...gaps.flatMap(([isMissing, words]) => (isMissing ? [words] : [])), text('unknown.always')]
}

function speaksEnglish({ practice }: CityGuide): boolean {
  return practice.languages.some(({ code }) => code.split('-')[0] === 'en')
}
