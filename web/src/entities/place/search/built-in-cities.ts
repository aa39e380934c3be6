import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { foldText } from '@app/domain/place-search'

/** Popular cities, for when neither the server nor the packed cities can be reached. */
const LINES = `Amsterdam|Netherlands
Athens|Greece
Auckland|New Zealand
Bangkok|Thailand
Barcelona|Spain
Beijing|China
Berlin|Germany
Bogotá|Colombia
Boston|United States
Brussels|Belgium
Budapest|Hungary
Buenos Aires|Argentina
Cairo|Egypt
Cancún|Mexico
Cape Town|South Africa
Chicago|United States
Copenhagen|Denmark
Delhi|India
Doha|Qatar
Dubai|United Arab Emirates
Dublin|Ireland
Edinburgh|United Kingdom
Florence|Italy
Frankfurt|Germany
Geneva|Switzerland
Hamburg|Germany
Hanoi|Vietnam
Helsinki|Finland
Ho Chi Minh City|Vietnam
Hong Kong|Hong Kong
Honolulu|United States
Istanbul|Türkiye
Jakarta|Indonesia
Jerusalem|Israel
Johannesburg|South Africa
Kraków|Poland
Kuala Lumpur|Malaysia
Kyoto|Japan
Lima|Peru
Lisbon|Portugal
London|United Kingdom
Los Angeles|United States
Madrid|Spain
Manila|Philippines
Marrakesh|Morocco
Melbourne|Australia
Mexico City|Mexico
Miami|United States
Milan|Italy
Montréal|Canada
Mumbai|India
Munich|Germany
Nairobi|Kenya
New York|United States
Nice|France
Osaka|Japan
Oslo|Norway
Paris|France
Porto|Portugal
Prague|Czechia
Reykjavík|Iceland
Rio de Janeiro|Brazil
Rome|Italy
San Francisco|United States
Santiago|Chile
São Paulo|Brazil
Seoul|South Korea
Singapore|Singapore
Stockholm|Sweden
Sydney|Australia
Tokyo|Japan
Toronto|Canada
Vancouver|Canada
Venice|Italy
Vienna|Austria
Warsaw|Poland
Zürich|Switzerland`

export const BUILT_IN_CITIES: readonly CitySuggestion[] = LINES.split('\n').map((line) => {
  const [name = '', country = ''] = line.split('|')
  return { name, country, displayName: `${name}, ${country}` }
})

export function matchBuiltIn(query: string, most: number): readonly CitySuggestion[] {
  return BUILT_IN_CITIES.filter(nameFits(query)).slice(0, most)
}

const SHORTEST_NAME = 2

/** By the prefix of any word of its name or country; punctuation and emoji match nothing. */
export function nameFits(query: string): (place: { readonly displayName: string }) => boolean {
  const wanted = foldText(query)
  return ({ displayName }) => wanted.length >= SHORTEST_NAME && ` ${foldText(displayName)}`.includes(` ${wanted}`)
}
