import { z } from 'zod'

import { defineTool, found, unknown } from '../../tool.ts'
import { type FactsCard, rowSaid } from '../facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import { findMentions } from './find-mentions.ts'
import { guideEntries } from './guide-entries.ts'

const MOST = 4
const MOST_SAID = 2
export const guideMentions = defineTool({
  name: 'guide-mentions',
  about:
    'Searches everything that our guide names in a place (sights, day trips, dishes, places to eat, events, areas) for a ' +
    'thing: tiles, a hot spring, a rooftop at sunset, ramen, football.',
  input: z.strictObject({
    place: PlaceInput,
    about: z.string().trim().min(2).max(200).describe('The thing looked for, in any language'),
    language: LanguageInput,
  }),
  async run({ place, about, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known || !lookUps.meaningsIn) return unknown('guide')
    const writing = guideWriting(language)
    const entries = guideEntries(known, writing, lookUps.today)
    const rows = findMentions(entries, about, lookUps.meaningsIn)
      .slice(0, MOST)
      .map((entry) => entry.row())
    if (rows.length === 0) return unknown('guide')
    const says = rows.slice(0, MOST_SAID).map((row) => rowSaid(row, writing.words))
    const { guide, entry } = known
    const card: FactsCard = {
      place: entry ? nameIn(entry, writing.language) : writing.country(guide.country.code),
      language: writing.language,
      says,
      rows,
    }
    return found(card)
  },
})
