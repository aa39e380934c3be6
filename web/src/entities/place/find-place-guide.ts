import type { CityGuide, CityLink, PlaceLink } from '@app/contracts/place-guide'
import { foldText } from '@app/domain/place-search'
import type { LoaderFunctionArgs } from 'react-router'

import { askPlaces, languageOf } from './ask-places.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type FoundGuide =
  | {
      readonly kind: 'found'
      readonly guide: CityGuide
      /** Other places of the same name. */
      readonly others: readonly CityLink[]
      /** The traveller named a country; the guide is that of its capital. */
      readonly country: string | null
    }
  | { readonly kind: 'unknown' }

const LONGEST = 120

/** The place that somebody typed or picked: as a suggestion is written, the best known of a name, or a country. */
export async function findPlaceGuide(asked: Asked, typed: string, passport: string): Promise<FoundGuide> {
  const search = typed.trim().slice(0, LONGEST)
  const answer = await askPlaces(asked, { kind: 'index', search })
  if (answer.kind === 'moved') return guideAt(asked, answer.path, passport)
  if (answer.kind !== 'index') return { kind: 'unknown' }
  const { found, regions, countries } = answer.index
  const wanted = foldText(search)
  const country = countries.find(({ name }) => foldText(name) === wanted)
  if (country) return ofCapital(asked, country, passport)
  const region = regions.find(({ name }) => foldText(name) === wanted)
  const [first, ...others] = found
  const path = region?.path ?? first?.path ?? regions[0]?.path
  if (path === undefined) return { kind: 'unknown' }
  const answered = await guideAt(asked, path, passport)
  const isNamed = first !== undefined && path === first.path
  const alike = isNamed ? others.filter(({ name }) => foldText(name) === foldText(first.name)) : []
  return answered.kind === 'found' ? { ...answered, others: alike } : answered
}

async function ofCapital(asked: Asked, { name, path }: PlaceLink, passport: string): Promise<FoundGuide> {
  const answer = await askPlaces(asked, { kind: 'country', country: path.split('/').at(-1) ?? '' })
  const capital = answer.kind === 'country' ? answer.guide.capital : null
  if (!capital) return { kind: 'unknown' }
  const answered = await guideAt(asked, capital.path, passport)
  return answered.kind === 'found' ? { ...answered, country: name } : answered
}

async function guideAt(asked: Asked, path: string, passport: string): Promise<FoundGuide> {
  const [country = '', city = ''] = path.split('/').slice(-2)
  const answer = await askPlaces(asked, { kind: 'city', country, city, passport, language: languageOf(asked) })
  return answer.kind === 'city'
    ? { kind: 'found', guide: answer.guide, others: [], country: null }
    : { kind: 'unknown' }
}
