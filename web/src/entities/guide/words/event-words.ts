import type { EventEffect, GuideEvent } from '@app/domain/guide'

export const EVENT_KIND_WORDS: Readonly<Record<GuideEvent['kind'], string>> = {
  art: 'art',
  'arts-fair': 'fair',
  festival: 'festival',
  food: 'food',
  market: 'market',
  music: 'music',
  national: 'national day',
  nature: 'nature',
  parade: 'parade',
  religious: 'religious festival',
  season: 'season',
  sport: 'sport',
}

export const EVENT_EFFECT_WORDS: Readonly<Record<EventEffect, string>> = {
  'alcohol-limits': 'limits on alcohol',
  'best-photos': 'good for photos',
  'book-months-ahead': 'book months ahead',
  closures: 'closed shops and sights',
  crowds: 'crowds',
  'early-nights': 'things close early',
  'free-entry': 'free entry to sights',
  noise: 'loud nights',
  'prices-up': 'higher prices',
  'quiet-city': 'a quiet city',
  'road-closures': 'closed roads',
  'short-hours': 'short opening hours',
  'transport-full': 'full trains and buses',
  'weather-risk': 'depends on the weather',
}
