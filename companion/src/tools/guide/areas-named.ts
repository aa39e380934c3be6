import type { GuideArea } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

const SHORTEST_NAME = 4
/** Words of many areas and of many questions. */
const OF_MANY = new Set('airport bridge central centre center city gare old port station terminal town'.split(' '))
const OF_STATION = /station|termini|hauptbahnhof|\bgare\b|hbf/i

type Town = { readonly areas: readonly GuideArea[]; readonly destination: { readonly name: string } }

/** Of the areas of a town, those that the words name; the name of the town itself is in many of them. */
export function areasNamed(text: string, { areas, destination }: Town): readonly GuideArea[] {
  const own = new Set(wordsOf(destination.name))
  const asked = new Set(wordsOf(text).filter((word) => !own.has(word) && !OF_MANY.has(word)))
  const isNamed = (name: string): boolean =>
    wordsOf(name).some((word) => word.length >= SHORTEST_NAME && asked.has(word))
  return areas.filter(({ name, localName }) => isNamed(name) || (localName !== null && text.includes(localName)))
}

/** "Alfama, Baixa or Avenidas Novas?": by all words of a name, or of a part of it. */
export function wholeAreasNamed(text: string, areas: readonly GuideArea[]): readonly GuideArea[] {
  const asked = ` ${spaced(text)} `
  return areas.filter(({ name, localName }) =>
    [name, localName ?? '']
      .flatMap((each) => each.split(/[&/(),]| and /))
      .map(spaced)
      .some((part) => part.length >= SHORTEST_NAME && asked.includes(` ${part} `)),
  )
}

function spaced(text: string): string {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** "Around the station", where the guide has an area for it. */
export function areaOfStation({ areas }: Pick<Town, 'areas'>): GuideArea | undefined {
  return areas.find(({ name }) => OF_STATION.test(name))
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u)
}
