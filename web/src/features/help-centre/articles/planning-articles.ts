import { list, note, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const PLANNING_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'ask-the-assistant',
    topic: 'planning',
    title: 'Ask the assistant',
    summary:
      'Write as you would to a friend who lives there; each fact comes with its source and date, or is marked as unknown.',
    words: ['ai', 'chat', 'question', 'bot', 'gpt', 'language model'],
    blocks: [
      text(
        '[The assistant](/assistant) takes a question in your own words. The prompt box on the home page leads to the same place with your question.',
      ),
      list(
        'It says who is answering: a language model the operator has connected, or our own guide, which works without one.',
        'What can be checked against our data is checked. What cannot is marked, not guessed.',
        'It gives no legal, medical or financial advice, and books nothing.',
      ),
      note('This tool is still growing. Its page says what it can answer in this version.'),
    ],
    related: ['where-answers-come-from', 'daily-limits', 'plan-an-itinerary'],
  },
  {
    slug: 'plan-an-itinerary',
    topic: 'planning',
    title: 'Plan an itinerary',
    summary: 'Days that can be walked: stops in a sensible order, opening days respected, with time to eat.',
    words: ['plan', 'trip', 'route', 'schedule', 'day', 'holiday'],
    blocks: [
      text(
        '[Smart Itinerary](/itinerary) arranges stops into days by distance and opening days instead of by fame. You can move every stop; nothing is booked.',
      ),
      text('One generated plan counts as one of three a day on the free plan. Changing a plan by hand counts nothing.'),
      text(
        'Say what you want in a sentence, fill in the form, or begin on the map. What was understood is shown ' +
          'before anything is planned, and every plan is checked before you see it. Hours we could not verify ' +
          'are marked.',
      ),
      text(
        'A trip is saved on your device, and in your account once you sign in. You can change it without a ' +
          'connection, share it by a link that you can revoke, print it, and export it as a calendar or map ' +
          'file.',
      ),
    ],
    related: ['daily-limits', 'save-things', 'ask-the-assistant'],
  },
  {
    slug: 'save-things',
    topic: 'planning',
    title: 'Save places, stays and flights',
    summary: 'Three on this device without an account, 15 a day on the free plan, any number on a paid one.',
    words: ['favourites', 'favorites', 'bookmark', 'heart', 'saved', 'wishlist', 'dashboard'],
    blocks: [
      list(
        'Without an account: up to three, saved on this device only.',
        'After you sign in they move to your account in one step. If that fails, the copy on this device is left as it was.',
        'Signed in: 15 saves a day on the free plan. Removing one does not give it back.',
        'You find them on [My Dashboard](/dashboard), on a phone under Saved.',
      ),
    ],
    related: ['daily-limits', 'saved-for-later'],
  },
  {
    slug: 'budget',
    topic: 'planning',
    title: 'Plan a budget',
    summary: 'Amounts are kept to the cent in their own currency, and converted with a rate that has a date.',
    words: ['money', 'cost', 'spend', 'expenses', 'cheap'],
    blocks: [
      text(
        '[Budget Optimizer](/budget) adds up what a trip costs by day and by kind. Amounts stay in the ' +
          'currency you paid in; a total in another currency names the rate and its day.',
      ),
      note('This tool is still growing. Its page says what it can do in this version.'),
    ],
    related: ['currency-rates', 'plan-an-itinerary'],
  },
]
