import { expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const wishesIn = (text: string) => {
  const { mustSee, mustNot } = read(text)
  return [mustSee, mustNot].map((facts) => facts.map(({ value }) => value).join())
}

it.each([
  ['asked for by what it is', 'Edinburgh, 3 days, we must see the castle', 'castle', ''],
  ['and another', 'Edinburgh, we must see the castle and the cathedral, relaxed', 'castle,cathedral', ''],
  ['behind it, in German', 'Köln, Dom muss sein', 'Dom', ''],
  ['behind it, in French', 'Édimbourg, château obligatoire', 'château', ''],
  ['in Spanish', 'Toledo, queremos ver el alcázar', 'alcázar', ''],
  ['a no behind the name', 'Cologne, chocolate museum no', '', 'chocolate museum'],
  ['only named among others, it is a taste', 'Edinburgh, castle and pubs', '', ''],
])('a sight %s', (_, text, see, not) => expect(wishesIn(text)).toEqual([see, not]))
