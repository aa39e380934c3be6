import type { CityGuide, CountryGuide, PlaceIndex } from '@app/contracts/place-guide'
import type { Phrase, PhraseLanguage } from '@app/domain/travel-phrases'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'

import { NoAnswer } from '../../api/no-answer.ts'
import { loadPhrases } from '../../entities/phrases/load-phrases.ts'
import { askPlaces, languageOf } from '../../entities/place/ask-places.ts'
import type { KeptPlace } from './kept/kept-place.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>

export type PlacePhrases = { readonly language: PhraseLanguage; readonly phrases: readonly Phrase[] }

/** `title` is the last part of the breadcrumb. */
export type CityPage = { readonly title: string; readonly guide: CityGuide; readonly phrases: PlacePhrases | null }

/** From this device, which never opened the page and has no network. */
export type KeptPage = { readonly title: string; readonly kept: KeptPlace }

const LONGEST_SEARCH = 120
/** What one says in the first hour. */
const SHOWN = ['hello', 'please', 'thank-you', 'excuse-me', 'yes', 'no', 'speak-english', 'how-much']

export function loadCity(asked: Asked): Promise<CityPage | KeptPage> {
  return askCity(asked).catch((error: unknown) => loadKept(asked, read(asked, 'city'), error))
}

async function askCity(asked: Asked): Promise<CityPage> {
  const passport = new URL(asked.request.url).searchParams.get('passport')?.slice(0, 2) ?? ''
  const [country, city] = [read(asked, 'country'), read(asked, 'city')]
  const answer = await askPlaces(asked, { kind: 'city', country, city, passport, language: languageOf(asked) })
  if (answer.kind === 'moved') throw movedTo(answer.path, asked)
  if (answer.kind !== 'city') throw data(null, { status: 404 })
  const { guide } = answer
  return { title: guide.name, guide, phrases: await firstPhrases(asked, guide.practice.languages) }
}

export type CountryPageData = { readonly title: string; readonly guide: CountryGuide }

export function loadCountry(asked: Asked): Promise<CountryPageData | KeptPage> {
  return askCountry(asked).catch((error: unknown) => loadKept(asked, null, error))
}

async function askCountry(asked: Asked): Promise<CountryPageData> {
  const answer = await askPlaces(asked, { kind: 'country', country: read(asked, 'country') })
  if (answer.kind === 'moved') throw movedTo(answer.path, asked)
  if (answer.kind !== 'country') throw data(null, { status: 404 })
  return { title: answer.guide.name, guide: answer.guide }
}

export async function loadPlaceIndex(asked: Asked): Promise<PlaceIndex> {
  const search = (new URL(asked.request.url).searchParams.get('search') ?? '').slice(0, LONGEST_SEARCH)
  const answer = await askPlaces(asked, { kind: 'index', search })
  if (answer.kind === 'moved') throw redirect(answer.path)
  if (answer.kind !== 'index') throw data(null, { status: 404 })
  return answer.index
}

/** Without a network the guide of this device answers, where it has the place. */
async function loadKept(asked: Asked, city: string | null, error: unknown): Promise<KeptPage> {
  if (!(error instanceof NoAnswer)) throw error
  const { loadKeptPlace } = await import('./kept/load-kept-place.ts')
  const kept = await loadKeptPlace({ country: read(asked, 'country'), city, language: languageOf(asked) })
  if (!kept) throw error
  return { title: titleOf(kept), kept }
}

function titleOf(kept: KeptPlace): string {
  if (kept.kind === 'destination') return kept.place.name
  return kept.kind === 'country' ? (kept.asked ?? kept.guide.name) : kept.name
}

/** Longer than any name, so no request is needed. */
function read({ params }: Asked, name: string): string {
  const value = params[name] ?? ''
  if (value.length > LONGEST_SEARCH) throw data(null, { status: 404 })
  return value
}

/** A permanent redirect, so that search engines replace the address. */
function movedTo(path: string, { request }: Asked): Response {
  return redirect(`${path}${new URL(request.url).search}`, 301)
}

/** In the first language of the country that has phrases; none when they could not be loaded. */
async function firstPhrases(
  { context }: Pick<Asked, 'context'>,
  spoken: CityGuide['practice']['languages'],
): Promise<PlacePhrases | null> {
  const tables = await loadPhrases(context).catch(() => null)
  const codes = spoken.map(({ code }) => code.split('-')[0] ?? '')
  const code = codes.find((each) => each !== 'en' && tables?.languages.some((language) => language.code === each))
  const book = code === undefined ? undefined : await tables?.open(code).catch(() => undefined)
  return book ? { language: book.language, phrases: book.phrases.filter(({ key }) => SHOWN.includes(key)) } : null
}
