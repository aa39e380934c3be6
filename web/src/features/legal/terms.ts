import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { type LegalDocument, list, text } from './legal-document.ts'

export const TERMS: LegalDocument = {
  title: 'Terms and conditions',
  description: `What you may expect from ${BRAND.name}, what we expect from you, and what happens when something goes wrong.`,
  inForceSince: '2026-11-15',
  inShort:
    `${BRAND.name} helps you plan and travel. We show where facts come from and when they held, but you ` +
    'decide, and the official source has the last word. You can leave at any time and take your data with ' +
    'you.',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      blocks: [
        text(
          `${LEGAL_ENTITY.name}, ${LEGAL_ENTITY.address}, runs ${BRAND.name}. You reach us at ` +
            `${LEGAL_ENTITY.email}. These terms are the agreement between you and us when you use the website, ` +
            'the installed app or the native app.',
        ),
      ],
    },
    {
      id: 'service',
      heading: 'What the service is',
      blocks: [
        text(
          'A travel companion: an assistant, an itinerary planner, searches for flights, hotels and cars, and ' +
            'tools for money, documents, safety, language and passenger rights. Much of it works without an ' +
            'account and without a connection.',
        ),
        text(
          'We do not sell travel. A search for a flight, a hotel or a car ends on the site of a booking ' +
            'partner. The contract for what you book is between you and them, under their terms, and they handle ' +
            'changes, refunds and complaints.',
        ),
      ],
    },
    {
      id: 'facts',
      heading: 'Facts, their age and their limits',
      blocks: [
        text(
          'Entry rules, advisories, prices and opening times change. Each fact is shown with its source and the ' +
            'day it held, and is marked as verified, stale or unknown. Check what matters with the official ' +
            'source before you rely on it: a consulate for a visa, the airline for a flight, a doctor for your ' +
            'health.',
        ),
        text(
          'The assistant may use a language model. What it proposes is checked by our code against our data, ' +
            'and what cannot be checked is left out. It gives no legal, medical or financial advice. In an ' +
            'emergency call the local emergency number first.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        list(
          'You need an account to keep saves on several devices, to start a trial and to subscribe. You must be at least 16 years old.',
          'Your email address has to be yours; we verify it before the first sign-in.',
          'Keep your password to yourself. Tell us at once if somebody else has used your account.',
          'You can have your account deleted at any time: the profile page says how. We then delete your data as the privacy policy says.',
        ),
      ],
    },
    {
      id: 'trial',
      heading: 'Trial and plans',
      blocks: [
        list(
          'The free trial lasts 7 days from sign-up, gives full premium access and needs no card. It ends by ' +
            'itself and turns into the free plan; nothing is charged.',
          'There is one trial for each person. One mailbox and one device count as one person.',
          'A paid plan renews each month or each year until you cancel it, which takes one step on the pricing ' +
            'page. It then runs to the end of the time you have paid for.',
          'Prices include value added tax where it applies. We announce a higher price at least 30 days before it concerns you, and you may leave until then.',
          'The free plan has daily limits, shown next to each tool. They start anew at 00:00 UTC.',
        ),
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Your right to change your mind',
      blocks: [
        text(
          'If you are a consumer in the European Union or the United Kingdom, you may withdraw from a paid plan ' +
            'within 14 days of buying it, without giving a reason. The refund policy says how and how soon the ' +
            'money is back.',
        ),
      ],
    },
    {
      id: 'conduct',
      heading: 'What we ask of you',
      blocks: [
        list(
          'Do not break the law with the service, and do not harm other travellers.',
          'Do not try to reach data that is not yours, to overload the service, or to get around limits and trials.',
          'Do not copy our data sets in bulk. Parts of them have licences of their own, named on the page about data and sources.',
          'What you write into trips, notes and reviews stays yours. You allow us to store and show it as far as the service needs it, and no further.',
        ),
        text(
          'If you break these rules badly or again, we may close your account. We tell you why, and you may object.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'When something goes wrong',
      blocks: [
        text(
          'We are liable without limit for intent and gross negligence, for harm to life, body or health, and ' +
            'where the law says so. For slight negligence we are liable only when we break a duty that the ' +
            'agreement depends on, and then for the damage that was to be foreseen. Your rights as a consumer ' +
            'stay untouched.',
        ),
        text(
          'We work to keep the service running, and built it so that much of it works without us. We do not promise that it is never interrupted.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, law and disputes',
      blocks: [
        text(
          'When these terms change in a way that matters to you, we write to you 30 days ahead. If you do not ' +
            'agree, you may leave before the change and get back what you paid for the time after it.',
        ),
        text(
          `The law of ${LEGAL_ENTITY.jurisdiction} applies. As a consumer you also keep the protection of the ` +
            'law of the country you live in, and may go to a court there. We would rather solve it with you ' +
            `first: write to ${LEGAL_ENTITY.email}.`,
        ),
      ],
    },
  ],
}
