import { list, note, steps, table, text } from '../../../ui/prose-block.ts'
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
        'It covers every flight that leaves the EU, Iceland, Norway or Switzerland, and flights into them ' +
          'with an airline from there. [The check](/flight-compensation) works out yours, names the law, and ' +
          'works offline.',
      ),
    ],
    related: ['cancelled-or-refused', 'when-nothing-is-owed', 'send-the-letter'],
  },
  {
    slug: 'cancelled-or-refused',
    topic: 'rights',
    title: 'Cancelled, refused at the gate, or a lower class',
    summary:
      'The same amounts as for a delay after a short notice or a seat sold twice; a share of the fare for a lower class.',
    words: [
      'cancellation',
      'overbooked',
      'overbooking',
      'denied boarding',
      'downgrade',
      'bumped',
      'refund',
      'rebooked',
    ],
    blocks: [
      list(
        'Cancelled less than two weeks before: the amount for the distance, unless the other flight kept ' +
          'close to your times or the cause could not be avoided.',
        'Refused a seat against your will: the same amount, at once, whatever the cause; not when papers, health or safety was the reason.',
        'Put into a lower class: 30, 50 or 75 % of the price of that flight, by distance, within seven days.',
      ),
      text(
        'After a cancellation or a refused seat you also choose between your money back and another flight, ' +
          'and are owed meals, and a hotel over night, while you wait.',
      ),
      table(
        'Compensation, for each traveller',
        ['Distance', 'Leaving the EU', 'Leaving the United Kingdom'],
        ['Up to 1,500 km', '€250', '£220'],
        ['1,500 to 3,500 km', '€400', '£350'],
        ['More than 3,500 km', '€600', '£520'],
      ),
      text(
        'It is half of that when another flight brought you there two, three or four hours late at the most, ' +
          'by the same distances. [The check](/flight-compensation) works out yours and writes the letter.',
      ),
    ],
    related: ['am-i-owed', 'when-nothing-is-owed', 'send-the-letter'],
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
        'It compares the laws of the EU, the UK, Canada, Turkey, Brazil and the US, and the Montreal Convention. ' +
          'Where none of them covers a flight it says so, because another law still may.',
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
        'Fill in what is in brackets: date, flight number, booking, names, account.',
        'Send it to the airline that operated the flight, by its form or by mail, and keep a copy.',
        'No answer or a refusal without proof: go to the national enforcement body or an arbitration body. Both are free or cheap.',
      ),
      text('We take no share and send nothing in your name. The airline never learns from us that you asked.'),
    ],
    related: ['am-i-owed', 'when-nothing-is-owed'],
  },
]
