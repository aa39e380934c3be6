/**
 * How five governments grade their advice, in their own words, mildest first; read on ADVISORIES_CHECKED_ON. Their
 * advice for a country changes by the hour, so it is linked and not copied.
 */
export const ADVISORIES_CHECKED_ON = '2026-11-15'

export type AdvisoryTone = 'calm' | 'watch' | 'avoid' | 'stop'
export type Advisory = {
  readonly country: string
  readonly authority: string
  readonly url: string
  readonly levels: readonly { readonly tone: AdvisoryTone; readonly words: string }[]
}

export const ADVISORIES: readonly Advisory[] = [
  {
    country: 'US',
    authority: 'Department of State',
    url: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html',
    levels: [
      { tone: 'calm', words: 'Level 1: Exercise Normal Precautions' },
      { tone: 'watch', words: 'Level 2: Exercise Increased Caution' },
      { tone: 'avoid', words: 'Level 3: Reconsider Travel' },
      { tone: 'stop', words: 'Level 4: Do Not Travel' },
    ],
  },
  {
    country: 'GB',
    authority: 'Foreign, Commonwealth & Development Office',
    url: 'https://www.gov.uk/foreign-travel-advice',
    levels: [
      { tone: 'calm', words: 'No advice against travel: read the page all the same' },
      { tone: 'avoid', words: 'Advises against all but essential travel' },
      { tone: 'stop', words: 'Advises against all travel' },
    ],
  },
  {
    country: 'CA',
    authority: 'Global Affairs Canada',
    url: 'https://travel.gc.ca/travelling/advisories',
    levels: [
      { tone: 'calm', words: 'Take normal security precautions' },
      { tone: 'watch', words: 'Exercise a high degree of caution' },
      { tone: 'avoid', words: 'Avoid non-essential travel' },
      { tone: 'stop', words: 'Avoid all travel' },
    ],
  },
  {
    country: 'AU',
    authority: 'Smartraveller, Department of Foreign Affairs and Trade',
    url: 'https://www.smartraveller.gov.au/destinations',
    levels: [
      { tone: 'calm', words: 'Level 1: Exercise normal safety precautions' },
      { tone: 'watch', words: 'Level 2: Exercise a high degree of caution' },
      { tone: 'avoid', words: 'Level 3: Reconsider your need to travel' },
      { tone: 'stop', words: 'Level 4: Do not travel' },
    ],
  },
  {
    country: 'IE',
    authority: 'Department of Foreign Affairs',
    url: 'https://www.ireland.ie/en/dfa/overseas-travel/advice/',
    levels: [
      { tone: 'calm', words: 'Normal precautions' },
      { tone: 'watch', words: 'High degree of caution' },
      { tone: 'avoid', words: 'Avoid non-essential travel' },
      { tone: 'stop', words: 'Do not travel' },
    ],
  },
]
