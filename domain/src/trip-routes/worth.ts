import type { Importance } from '../guide/index.ts'

/** One must-see is worth more than any number of lesser sights in the same time. */
const WORTH: Readonly<Record<Importance, number>> = { 5: 12, 4: 5, 3: 2, 2: 0.7, 1: 0.2 }
const LIKED = 1.5

/** Tags and kinds of the guide for each interest of a trip. */
const TAGS_OF: Readonly<Record<string, readonly string[]>> = {
  architecture: ['architecture', 'art-nouveau', 'baroque', 'gothic', 'modern', 'palace', 'cathedral'],
  art: ['art', 'museum', 'gallery', 'street-art', 'renaissance', 'design'],
  beach: ['beach', 'swim', 'snorkel', 'surf', 'coast', 'island', 'reef'],
  family: ['theme-park', 'zoo', 'aquarium', 'water-park', 'theme_park'],
  food: ['food-market', 'street-food', 'wine', 'seafood', 'market', 'food_street', 'winery', 'beer', 'sweets'],
  history: [
    'history',
    'ancient',
    'roman',
    'ruins',
    'castle',
    'inca',
    'maya',
    'war',
    'archaeological_site',
    'heritage_site',
  ],
  nature: [
    'nature',
    'national-park',
    'mountain',
    'lake',
    'waterfall',
    'forest',
    'wildlife',
    'hike',
    'volcano',
    'glacier',
  ],
  nightlife: ['nightlife', 'music', 'jazz', 'bar'],
  religion: ['religious', 'buddhist', 'hindu', 'christian', 'islamic', 'temple', 'church', 'mosque', 'cathedral'],
  shopping: ['shopping', 'market', 'craft', 'fashion', 'mall', 'shop'],
  views: ['viewpoint', 'rooftop', 'skyline', 'sunset', 'sunrise', 'photo', 'tower'],
}

export function worthOf(
  { importance, tags }: { readonly importance: Importance; readonly tags: readonly string[] },
  interests: readonly string[],
): number {
  return WORTH[importance] * (interests.some((interest) => isOfInterest(tags, interest)) ? LIKED : 1)
}

export function isOfInterest(tags: readonly string[], interest: string): boolean {
  return TAGS_OF[interest]?.some((tag) => tags.includes(tag)) ?? false
}
