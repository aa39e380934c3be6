import type { GuideArea, StayFor } from '@app/domain/guide'

export const STAY_FOR_WORDS: Readonly<Record<StayFor, string>> = {
  backpackers: 'backpackers',
  beach: 'the beach',
  budget: 'small budgets',
  business: 'business trips',
  couples: 'couples',
  culture: 'culture',
  families: 'families',
  'first-time': 'a first visit',
  foodies: 'food lovers',
  lgbt: 'LGBT+ travellers',
  'long-stay': 'long stays',
  luxury: 'luxury',
  nature: 'nature',
  nightlife: 'nightlife',
  quiet: 'quiet nights',
  seniors: 'older travellers',
  shopping: 'shopping',
  surfers: 'surfers',
  transit: 'a stopover',
}

/** Null: nothing special to say. */
export const NIGHT_CARE_WORDS: Readonly<Record<GuideArea['nightCare'], string | null>> = {
  fine: 'relaxed at night',
  usual: null,
  care: 'take care at night',
  avoid: 'avoid walking at night',
}

export const TRANSIT_WORDS: Readonly<Record<GuideArea['transit'], string | null>> = {
  good: 'well connected',
  fair: null,
  poor: 'few buses or trains',
}
