import { list, note, steps, table, text } from '../prose.ts'
import type { HelpArticle } from './help-article.ts'

export const RIGHTS_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'am-i-owed',
    topic: 'rights',
    title: 'My flight was late. Am I owed anything?',
    summary: 'Under European law from three hours at the final destination: €250 to €600, by distance.',
    words: ['delay', 'delayed', 'compensation', 'eu261', '261', 'claim', 'airline', 'passenger rights'],
    blocks: [
      table(
        'Regulation (EC) 261/2004, for each traveller',
        ['Distance', 'Late by', 'Amount'],
        ['Up to 1,500 km', '3 hours or more', '€250'],
        ['1,500 to 3,500 km, and longer ones inside the EU', '3 hours or more', '€400'],
        ['More than 3,500 km', '3 to 4 hours', '€300'],
        ['More than 3,500 km', '4 hours or more', '€600'],
      ),
      text(
        'It covers every flight that leaves the EU, Iceland, Norway or Switzerland, and flights into them with an airline from there. [The check](/flight-compensation) works out yours, names the articles, and works offline.',
      ),
    ],
    related: ['when-nothing-is-owed', 'send-the-letter', 'which-delay-counts'],
  },
  {
    slug: 'which-delay-counts',
    topic: 'rights',
    title: 'Which delay counts',
    summary: 'The arrival at the final destination of your booking, until the first door opens.',
    words: ['connection', 'missed', 'arrival', 'landing', 'minutes'],
    blocks: [
      list(
        'Not the departure, and not the touchdown: the moment the first door opens.',
        'A missed connection on one booking counts until the final destination, even if the first flight was only a little late.',
        'Two separate tickets are two journeys; the second airline owes nothing for the first.',
      ),
    ],
    related: ['am-i-owed', 'when-nothing-is-owed'],
  },
  {
    slug: 'when-nothing-is-owed',
    topic: 'rights',
    title: 'When the airline owes nothing',
    summary: 'Under three hours, outside the European rules, or a cause it could not have avoided, and can prove.',
    words: ['extraordinary', 'weather', 'strike', 'refused', 'rejected', 'technical'],
    blocks: [
      list(
        'Weather, closed air space and strikes of people who are not its own excuse the airline. A technical fault or missing crew usually does not.',
        'It has to prove the cause, and that nothing reasonable could have avoided the delay.',
        'Meals, drinks and a hotel are owed whatever the cause.',
      ),
      note(
        'It knows late arrivals, cancellations, refused boarding and a lower class, by the European and the British rules. Those of other countries are not in the check yet.',
      ),
    ],
    related: ['am-i-owed', 'send-the-letter'],
  },
  {
    slug: 'send-the-letter',
    topic: 'rights',
    title: 'Send the letter',
    summary: 'Copy it from the answer, fill in the brackets, send it to the airline that flew, and wait 14 days.',
    words: ['letter', 'claim', 'write', 'template', 'refuse', 'court'],
    blocks: [
      steps(
        'In [the check](/flight-compensation), press “Copy the letter”.',
        'Fill in what stands in brackets: date, flight number, booking, names, account.',
        'Send it to the airline that operated the flight, by its form or by mail, and keep a copy.',
        'No answer or a refusal without proof: go to the national enforcement body or an arbitration body. Both are free or cheap.',
      ),
      text('We take no share and send nothing in your name. The airline never learns from us that you asked.'),
    ],
    related: ['am-i-owed', 'when-nothing-is-owed'],
  },
]
