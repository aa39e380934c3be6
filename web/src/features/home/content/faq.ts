import { BRAND } from '../../../entities/company/brand.ts'
import { FIGURES } from '../../../entities/company/figures.ts'

export type FaqItem = { readonly question: string; readonly answer: string }

export const FAQ: readonly FaqItem[] = [
  {
    question: 'What does the free trial include?',
    answer:
      `Everything: full premium access for ${FIGURES.trialDays} days, with no limits on questions, ` +
      'itineraries or searches. It starts when you sign up and ends by itself.',
  },
  {
    question: 'Do I need a credit card?',
    answer:
      'No. The trial asks for an email address and nothing else. When it ends you stay on the free plan, ' +
      `Explorer, unless you choose another; paid plans start at ${FIGURES.priceFrom} a month.`,
  },
  {
    question: 'What can I do without an account?',
    answer:
      'Search flights, hotels and cars, use every calculator, read every page, and save up to three things ' +
      'on this device. When you sign up they move to your account.',
  },
  {
    question: 'Does it work without a signal?',
    answer:
      'Pages you have opened, your saved items and the calculators stay on your device. What you change ' +
      'offline is saved, and sent once, in order, when you are connected again.',
  },
  {
    question: 'Where do the answers come from?',
    answer:
      'From laws, public registers and open data sets that are named beside each answer, with the day they ' +
      'were checked. When we do not know, we say so instead of guessing.',
  },
  {
    question: 'Which languages does the assistant speak?',
    answer: `More than ${FIGURES.languages.replace('+', '')}. Write in the one you think in; you can change it in the middle of a conversation.`,
  },
  {
    question: 'Do you sell tickets or rooms?',
    answer: `No. ${BRAND.name} finds, compares and plans, then opens the booking site with your search filled in. You pay there, at their price.`,
  },
  {
    question: 'How do I cancel, and what happens to my data?',
    answer:
      'Cancel in one step on the pricing page; what you paid for runs to its end. Your data is yours: ask for it as a file, or have all of it deleted.',
  },
]
