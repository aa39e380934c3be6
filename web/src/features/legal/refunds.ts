import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { type LegalDocument, list, text } from './legal-document.ts'

export const REFUNDS: LegalDocument = {
  title: 'Refund policy',
  description: `When ${BRAND.name} gives your money back, how you ask for it, and how long it takes.`,
  inForceSince: '2026-11-15',
  inShort:
    'Within 14 days of a first payment you get all of it back, no reason needed. After that a plan runs ' +
    'to the end of the time you paid for. If we fail you, we refund what we failed to give.',
  sections: [
    {
      id: 'fourteen-days',
      heading: 'The first 14 days',
      blocks: [
        text(
          'Ask within 14 days of the first payment of a plan, monthly, yearly or lifetime, and we refund the ' +
            'whole amount, also if you have used the plan. This is more than the law asks of us and replaces no ' +
            'right you have by law.',
        ),
      ],
    },
    {
      id: 'later',
      heading: 'After that',
      blocks: [
        list(
          'A cancelled plan keeps working until the end of the month or year that is paid. The days that are left are not refunded.',
          'A renewal you did not mean to keep: tell us within 7 days of the charge, and if the plan was not used since, we refund it.',
          'A change to a smaller plan takes effect with the next period. A change to a bigger one is charged for the days that are left.',
          'Lifetime is refunded in full within 14 days, and not later.',
        ),
      ],
    },
    {
      id: 'our-fault',
      heading: 'When it was our fault',
      blocks: [
        list(
          'Charged twice, or the wrong amount: refunded in full as soon as we see it, whether you ask or not.',
          'The paid tools were unreachable for more than 24 hours in a row: refunded by the day on request.',
          'A limited run that failed on our side does not count against your daily limit.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Flights, hotels and cars',
      blocks: [
        text(
          'We do not take money for bookings. What you book with a partner is refunded by that partner under ' +
            'its own terms. If a flight was late or cancelled, our flight compensation tool tells you what the ' +
            'airline may owe you.',
        ),
      ],
    },
    {
      id: 'how',
      heading: 'How to ask, and how long it takes',
      blocks: [
        text(
          `Write to ${LEGAL_ENTITY.email} from the address of your account, or use the support page. We answer ` +
            'within two working days and send the money back to the means of payment you used. It arrives within ' +
            '14 days at the latest; most banks show it after 5 to 10.',
        ),
        text(
          'You get a mail for each step. A refund ends the plan it was paid for; your trips and saves stay readable.',
        ),
      ],
    },
  ],
}
