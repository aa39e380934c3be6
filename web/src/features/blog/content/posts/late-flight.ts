import { heading, list, note, steps, table, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const LATE_FLIGHT: DraftPost = {
  slug: 'the-first-hour-of-a-late-flight',
  title: 'The first hour of a late flight',
  summary: 'What to do at the gate, what to write down, and what an airline owes you while you wait and afterwards.',
  category: 'rights',
  writer: 'mara-lindqvist',
  publishedOn: '2026-11-12',
  place: 'athens',
  blocks: [
    text(
      'The board changes from a time to the word “delayed”, and a hundred people look up at once. What you ' +
        'do in the next hour decides how the evening goes, and whether a claim three weeks later takes ten ' +
        'minutes or ten letters. None of it needs a lawyer. Most of it needs a photograph and a pencil.',
    ),
    heading('Write down what only exists now'),
    text(
      'An airline knows why a flight was late. You have to be able to contradict it, and the evidence is on the walls around you. It will be gone tomorrow.',
    ),
    steps(
      'Photograph the departure board with the new time, and again each time it changes.',
      'Ask at the gate for the reason and note the words, the hour and who said them. “Technical” and “late aircraft” are reasons. “Operational” is not.',
      'Keep the boarding pass, also the one on your phone: take a picture of the screen.',
      'On arrival, note when the first door opens. That minute, not the touchdown, is the arrival. The ' +
        'Court of Justice said so in 2014, in a case about a flight from Salzburg to Cologne.',
    ),
    heading('What is owed while you wait'),
    text(
      'Under Regulation (EC) No 261/2004, care begins before any compensation does. It is owed whatever the ' +
        'cause, a storm included, and it is owed without being asked for, though in practice you will have to ' +
        'ask.',
    ),
    table(
      'When care begins, by the length of the flight',
      ['Flight', 'Meals, drinks, two calls'],
      ['Up to 1,500 km', 'after 2 hours'],
      ['Longer inside the EU, or 1,500 to 3,500 km', 'after 3 hours'],
      ['All others', 'after 4 hours'],
    ),
    text(
      'If the new departure is on the next day, a hotel and the way there and back are owed too. From five ' +
        'hours you may choose not to fly at all and have your fare back within seven days; on a journey that ' +
        'no longer makes sense, with a flight back to where you started.',
    ),
    note(
      'If nobody hands out vouchers, buy what you need, keep every receipt and stay modest. What is ' +
        'reasonable is paid back. A three-course dinner with wine is a matter of opinion, and it will be the ' +
        'airline’s.',
    ),
    heading('What is owed afterwards'),
    text(
      'Compensation is a different thing from care. It is a fixed sum for the time that was taken from you. ' +
        'The Regulation grants it for cancellations; the Court extended it in 2009, in Sturgeon, to arrivals ' +
        'of three hours or more after the planned time. It depends on the distance and not on the price of ' +
        'the ticket: €250 up to 1,500 km, €400 up to 3,500 km and for longer flights inside the EU, €600 ' +
        'beyond, or half of that when a long flight is between three and four hours late.',
    ),
    text(
      'The airline is excused when extraordinary circumstances caused the delay and it took every ' +
        'reasonable measure. Proving that is up to the airline. Weather that closes the runway counts, and so ' +
        'does a strike of air traffic control. A technical fault found during maintenance does not, by a ' +
        'judgment of 2008, Wallentin-Hermann, and neither, since 2018, does a strike of the airline’s own ' +
        'crew that followed from its own decisions.',
    ),
    heading('Which flights are covered'),
    list(
      'Any airline, when you leave an airport in the EU, Iceland, Norway or Switzerland.',
      'An airline from there, when you fly into one.',
      'A connection on one booking is one journey: the arrival at the end of it counts.',
    ),
    text(
      'The United Kingdom kept the same rules with amounts in pounds after it left. Canada, Turkey, Brazil ' +
        'and the United States have rules of their own. Our [flight compensation check](/flight-compensation) ' +
        'compares them; it says so when none covers your flight, and it works without a connection, because ' +
        'at a gate there often is none.',
    ),
    heading('Then write, once, and plainly'),
    text(
      'Write to the airline that flew, not to the one that sold the ticket. Name the flight, the day, the ' +
        'minutes, the article, the amount for each traveller and an account. Give two weeks. Do not tell the ' +
        'story; the numbers are the story. If the answer is a voucher, you may decline it: money is owed ' +
        'unless you agree otherwise in writing.',
    ),
    text(
      'If the answer is no, ask for the proof. If there is no proof, take it to the enforcement body of the ' +
        'country where the flight left, or to an arbitration body the airline has joined. How long you may ' +
        'wait before a claim is lost is left to each country: from one year in some to six and more in ' +
        'others, so the same month is the right one.',
    ),
    text(
      'And the evening itself? Walk to another gate. The seats there are empty, the sockets are free, and the board says the same.',
    ),
  ],
  sources: [
    {
      title: 'Regulation (EC) No 261/2004',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      dated: '11 February 2004',
    },
    {
      title: 'Court of Justice, C-402/07 Sturgeon: delays of three hours',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62007CJ0402',
      dated: '19 November 2009',
    },
    {
      title: 'Court of Justice, C-452/13 Germanwings: the door opens',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62013CJ0452',
      dated: '4 September 2014',
    },
    {
      title: 'Court of Justice, C-549/07 Wallentin-Hermann: technical faults',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62007CJ0549',
      dated: '22 December 2008',
    },
    {
      title: 'Court of Justice, C-195/17 Krüsemann: own crew on strike',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62017CJ0195',
      dated: '17 April 2018',
    },
    {
      title: 'Commission interpretative guidelines, C/2024/5687',
      url: 'https://eur-lex.europa.eu/eli/C/2024/5687/oj',
      dated: '25 September 2024',
    },
  ],
}
