import { textOf } from './text-of.ts'

export const homeSectionText = textOf({
  'features.title': 'One sheet for each part of the journey',
  'features.lead': 'Open the one you need. They know of each other, so nothing is typed twice.',
  'features.all': 'All tools',
  'voices.title': 'What travellers write home',
  'voices.sample': 'Sample voices: invented by us until real ones have agreed to stand here.',
  'voices.trips': '{count} trips',
  'voices.rating': '{rating} out of 5',
  'reviews.title': 'Reviews',
  'reviews.rating': '{rating} from {count} reviews',
  'reviews.average': 'average rating',
  'reviews.recommend': 'would recommend it',
  'reviews.users': 'users',
  'reviews.note': 'Figures as stated by the operator of this site.',
  'reviews.write': 'Tell us how your trip went',
  'partners.title': 'In good company',
  'partners.sample': 'Sample partners: these companies are invented.',
  'partners.label': 'Partners',
  'share.title': 'Somebody you travel with?',
  'share.text': 'Plans are better when everybody has the same sheet. Send them the link.',
  'upgrade.title': 'On the free plan the day has its limits',
  'upgrade.text':
    'Ten questions, three itineraries and twenty-five searches a day are free for good. Globetrotter takes the limits away, from {price} a month, {off} off the first.',
  'upgrade.action': 'See the plans',
  'faq.title': 'Asked before leaving',
  'faq.more': 'More in the help centre',
})
