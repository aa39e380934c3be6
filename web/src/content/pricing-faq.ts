import { FIGURES } from './figures.ts'

export const PRICING_FAQ = [
  {
    id: 'trial',
    question: 'What happens after the seven days?',
    answer:
      'Nothing is charged, because we never had a card. You are on Explorer, the free plan; what you saved stays, and the daily limits apply again.',
  },
  {
    id: 'pay',
    question: 'Can I pay for a plan today?',
    answer:
      'Not in this version. The buttons on this page open a free account with the trial. When payment is switched on, a payment provider takes the card and we never see its number.',
  },
  {
    id: 'year',
    question: 'How is a year cheaper?',
    answer: 'A year costs ten months, paid at once. It renews each year until you cancel.',
  },
  {
    id: 'squad',
    question: 'Who counts as a traveller in Nomad Squad?',
    answer:
      'Up to six people with accounts of their own, you included. Like the other paid plans it cannot be bought yet; inviting the others comes with it.',
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
    answer: `Perhaps not. The late-flight check, the calculators and every page are free, also offline. Plans begin at ${FIGURES.priceFrom} a month for those who reach the daily limits.`,
  },
] as const
