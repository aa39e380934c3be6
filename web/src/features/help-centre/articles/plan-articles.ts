import { list, note, table, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const PLAN_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'start-the-trial',
    topic: 'plans',
    title: 'Start the 7-day trial',
    summary: 'It starts when you sign up, needs no card, and ends by itself after seven times 24 hours.',
    words: ['free', 'premium', 'credit card', 'try'],
    blocks: [
      text(
        '[Open an account](/auth): the trial starts at that moment and lasts seven times 24 hours. For that ' +
          'time the daily limits of the free plan do not apply.',
      ),
      text(
        'We ask for no card, so nothing can be charged. When the trial ends you are on Explorer, the free plan, and everything you saved stays.',
      ),
      text(
        'There is one trial for each person. One email address and one device count as one person; dots and ' +
          '+tags do not make a second address where the provider ignores them.',
      ),
    ],
    related: ['trial-has-ended', 'compare-plans', 'daily-limits'],
  },
  {
    slug: 'trial-has-ended',
    topic: 'plans',
    title: 'My trial has ended. What now?',
    summary: 'You stay on the free plan; nothing is charged and nothing is deleted.',
    words: ['expired', 'over', 'after'],
    blocks: [
      list(
        'Your trips and saves stay where they are.',
        'The [daily limits](/help-center/daily-limits) of the free plan apply again.',
        'Premium tools such as offline maps need [a plan](/pricing).',
      ),
    ],
    related: ['compare-plans', 'daily-limits', 'pay-for-a-plan'],
  },
  {
    slug: 'daily-limits',
    topic: 'plans',
    title: 'Daily limits of the free plan',
    summary: '10 questions, 3 itineraries, 25 searches and 15 saves a day; the count starts anew at 00:00 UTC.',
    words: ['quota', 'usage', 'reached', 'too many', 'how many'],
    blocks: [
      table(
        'Explorer, the free plan, for each day',
        ['What', 'How many', 'What counts'],
        ['Questions to the assistant', '10', 'Each question you send'],
        ['Itineraries', '3', 'Each plan that is generated'],
        [
          'Searches',
          '25',
          'Each flight, hotel or car search that opens the booking site; suggestions while typing are free',
        ],
        ['Saves', '15', 'Each save; removing one does not give it back'],
      ),
      text(
        'The count starts anew at 00:00 UTC, which is shown in your own time. A run that fails on our side is ' +
          'given back. From 70 % of a limit you see how much is left.',
      ),
      text('Limits do not apply during the trial or on a paid plan.'),
    ],
    related: ['start-the-trial', 'compare-plans'],
  },
  {
    slug: 'compare-plans',
    topic: 'plans',
    title: 'Which plan is right for me?',
    summary: 'Explorer is free; Globetrotter, Jetsetter and Lifetime lift the limits for one, Nomad Squad for six.',
    words: [
      'price',
      'cost',
      'subscription',
      'globetrotter',
      'jetsetter',
      'nomad',
      'squad',
      'family',
      'invite',
      'lifetime',
      'explorer',
      'yearly',
      'monthly',
    ],
    blocks: [
      list(
        'Explorer: free, with daily limits. Enough for one trip a year.',
        'Globetrotter: $9.99 a month, no daily limits, offline maps.',
        'Jetsetter: $19.99 a month, for those who are away more than at home.',
        'Nomad Squad: $49.99 a month for up to six travellers.',
        'Lifetime: $299 once.',
      ),
      text(
        'The person who pays for Nomad Squad invites the other five on [the squad page](/squad), by email ' +
          'address. Each traveller keeps an account, trips and saves of their own.',
      ),
      text('A year costs ten months. [The pricing page](/pricing) compares them line by line.'),
    ],
    related: ['pay-for-a-plan', 'cancel-a-plan', 'daily-limits'],
  },
  {
    slug: 'pay-for-a-plan',
    topic: 'plans',
    title: 'Pay for a plan',
    summary: 'Choose a plan on the pricing page; a payment provider takes the card, and we never see its number.',
    words: ['card', 'checkout', 'stripe', 'buy', 'upgrade', 'payment'],
    blocks: [
      text(
        'Plans and prices are on [the pricing page](/pricing). Choose one, and the payment provider takes the ' +
          'card on its own page. Your plan is there when the provider says that it is paid, usually within ' +
          'seconds.',
      ),
      text(
        'You can pay without an account: the plan is tied to the address you give, and an email has the link ' +
          'to it. Where payments are in test mode, the checkout says so in large letters and no money moves.',
      ),
      note('We never ask for card data ourselves. If someone does in our name, it is not us.'),
    ],
    related: ['compare-plans', 'start-the-trial', 'refunds'],
  },
  {
    slug: 'cancel-a-plan',
    topic: 'plans',
    title: 'Cancel a plan',
    summary: 'A cancelled plan runs to the end of the time you paid for; a trial needs no cancelling.',
    words: ['stop', 'end', 'unsubscribe', 'terminate'],
    blocks: [
      text('A trial ends by itself; there is nothing to cancel.'),
      text(
        'A paid plan renews each month or year until you cancel it. It then keeps working until the end of ' +
          'the time that is paid, and your trips stay readable afterwards.',
      ),
    ],
    related: ['refunds', 'trial-has-ended'],
  },
  {
    slug: 'refunds',
    topic: 'plans',
    title: 'Get my money back',
    summary: 'All of it within 14 days of a first payment, no reason needed.',
    words: ['refund', 'money', 'charged', 'twice'],
    blocks: [
      list(
        'Within 14 days of the first payment of a plan: the whole amount.',
        'Charged twice or wrongly: the whole amount, whenever it comes to light.',
        'A renewal you did not want: tell us within 7 days, and if the plan was not used since, we refund it.',
      ),
      text(
        'Write to us from the address of your account. The [refund policy](/refund-policy) has the whole ' +
          'text. What you booked with a partner is refunded by that partner.',
      ),
    ],
    related: ['cancel-a-plan', 'write-to-a-person'],
  },
]
