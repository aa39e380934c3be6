import { FIGURES } from '../../entities/company/figures.ts'

export const PRICING_FAQ = [
  {
    id: 'trial',
    question: 'What happens after the seven days?',
    answer:
      'Nothing is charged, because we never had a card. You are on Explorer, the free plan; what you saved stays, and the daily limits apply again.',
  },
  {
    id: 'pay',
    question: 'How do I pay?',
    answer:
      'With a payment provider, which takes the card; we never see its number. You can pay without an account: the plan waits for you at the address you gave.',
  },
  {
    id: 'year',
    question: 'How is a year cheaper?',
    answer: 'A year costs ten months, paid at once. It renews each year until you cancel.',
  },
  {
    id: 'change',
    question: 'Can I change or cancel?',
    answer:
      'At any time, on this page, in one step. A change takes effect at once, and what you already paid is ' +
      'credited. A cancelled plan stays yours until the end of the time you paid for.',
  },
  {
    id: 'failed',
    question: 'What if a payment fails?',
    answer:
      'You keep your plan for seven days while the provider tries again. After that you are on the free plan; nothing is deleted.',
  },
  {
    id: 'squad',
    question: 'Who counts as a traveller in Nomad Squad?',
    answer:
      'Up to six people with their own accounts, you included. You invite the other five on your squad ' +
      'page, by email address, and can revoke a seat at any time. Nobody sees anyone else’s trips.',
  },
  {
    id: 'lifetime',
    question: 'How long is a lifetime?',
    answer: 'As long as the service exists. It is refunded in full within 14 days, and not later.',
  },
  {
    id: 'refund',
    question: 'Can I have my money back?',
    answer: 'All of it within 14 days of a first payment, no reason needed. The refund policy has the rest.',
  },
  {
    id: 'enough',
    question: 'Do I need to pay at all?',
    answer:
      'Perhaps not. The late-flight check, the calculators and every page are free, also offline. Plans ' +
      `begin at ${FIGURES.priceFrom} a month for those who reach the daily limits.`,
  },
] as const
